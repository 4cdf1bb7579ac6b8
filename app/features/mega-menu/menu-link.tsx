import { AppLink } from "#app/components/app-link.tsx";

interface Props {
  to: { title: string; url: string | null };
  className: string;
}

/** An entry of a menu; plain text if the operator gave no address. */
export function MenuLink({ to: { title, url }, className }: Props) {
  if (url === null) return <span className={className}>{title}</span>;
  return (
    <AppLink href={url} className={className}>
      {title}
    </AppLink>
  );
}
