import { AppLink } from "#app/components/app-link.tsx";
import { useTenant } from "#app/components/use-tenant.ts";

const LONG_NAME_CHARS = 30;

/** Link to the home page. A tenant without a logo has its name there. */
export function BrandLogo() {
  const { name, logoUrl } = useTenant();
  return (
    <AppLink href="/" className="header-logo">
      {logoUrl === null ? (
        <span className={name.length > LONG_NAME_CHARS ? "header-name header-name-long" : "header-name"}>{name}</span>
      ) : (
        <img src={logoUrl} alt={name} width={240} height={56} />
      )}
    </AppLink>
  );
}
