import { Picture } from "#app/components/picture.tsx";

interface Props {
  /** Absent or null without a picture. */
  portrait?: string | null;
  children: React.ReactNode;
}

/** Who tells or wrote it, beside their picture. */
export function Byline({ portrait = null, children }: Props) {
  return (
    <div className="byline">
      {portrait === null ? null : <Picture src={portrait} alt="" width={480} height={480} />}
      {children}
    </div>
  );
}
