import { AppLink } from "#app/components/app-link.tsx";
import { useSite } from "./site-data.ts";

const LONG_NAME_CHARS = 30;

/** Link to the home page. A tenant without a logo has its name there. */
export function BrandLogo() {
  const { name, logo } = useSite().brand;
  return (
    <AppLink href="/" className="header-logo">
      {logo === null ? (
        <span className={name.length > LONG_NAME_CHARS ? "header-name header-name-long" : "header-name"}>{name}</span>
      ) : (
        <img src={logo} alt={name} width={240} height={56} />
      )}
    </AppLink>
  );
}
