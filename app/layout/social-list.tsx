import { AppLink } from "#app/components/app-link.tsx";
import { Icon, type IconName } from "#app/components/icon.tsx";
import type { SocialLink } from "#app/domain/tenant.ts";

const SOCIAL_ICONS: Readonly<Record<string, IconName>> = {
  instagram: "instagram",
  facebook: "facebook",
  youtube: "youtube",
  x: "x",
  twitter: "x",
  tiktok: "tiktok",
  linkedin: "linkedin",
  pinterest: "pinterest",
};

export function SocialItems({ links }: { links: readonly SocialLink[] }) {
  return links.map(({ network, title, url }) => (
    <li key={network + url}>
      <AppLink href={url} className="social-link" title={title}>
        <Icon name={SOCIAL_ICONS[network] ?? "link"} />
        <span className="visually-hidden">{title}</span>
      </AppLink>
    </li>
  ));
}
