/** `POST /api/tenant-config/user/public` (specification 7). */

import * as v from "valibot";
import { isObject, type Json } from "#app/domain/json.ts";
import { parsePhone } from "#app/domain/tenant/phone.ts";
import type {
  NamedLink,
  PartnerLogo,
  SocialLink,
  TenantConfig,
  TenantFooter,
  TenantHeader,
} from "#app/domain/tenant/tenant.ts";
import { MAX_SMALL_BODY_BYTES } from "./attempt.ts";
import type { PageOperator } from "./client.ts";
import { field, flag, line, listField, type Note } from "./field-readers.ts";
import { hexColor, linkTarget, pictureAddress, readNamedLink } from "./link-readers.ts";
import { readMenu } from "./navigation.ts";
import { readOpeningHours } from "./opening-hours.ts";
import { type Outcome, read } from "./outcome.ts";

const MAX_LINKS = 12;
const phoneNumber = v.pipe(
  line(40),
  v.check((text) => parsePhone(text) !== null),
);

function below(note: Note, name: string): Note {
  return (path) => note(`${name}.${path}`);
}

function objectField(source: Json, key: string): Json {
  const value = source[key];
  return isObject(value) ? value : {};
}

function readSocialLink(input: unknown, note: Note): SocialLink | null {
  const link = readNamedLink(input, note);
  const network = isObject(input) ? field(input, "network", line(30), note) : null;
  return link === null || network === null ? null : { ...link, network: network.toLowerCase() };
}

function readPartner(input: unknown, note: Note, adminBaseUrl: string): PartnerLogo | null {
  if (!isObject(input)) return null;
  const name = field(input, "name", line(60), note);
  const logo = field(input, "logoUrl", pictureAddress(adminBaseUrl), note);
  return name === null || logo === null ? null : { name, logo, url: field(input, "url", linkTarget, note) };
}

function readHeader(header: Json, note: Note): TenantHeader {
  return {
    phone: field(header, "phone", phoneNumber, note),
    textUs: field(header, "textUs", phoneNumber, note),
    hours: readOpeningHours(header, note),
    social: listField(header, "social", MAX_LINKS, note, readSocialLink),
  };
}

function readFooter(footer: Json, note: Note, adminBaseUrl: string): TenantFooter {
  const links = (key: string): NamedLink[] => listField(footer, key, MAX_LINKS, note, readNamedLink);
  return {
    about: field(footer, "about", line(400), note),
    address: field(footer, "address", line(160), note),
    quickLinks: links("quickLinks"),
    informationLinks: links("informationLinks"),
    legalLinks: links("legalLinks"),
    partners: listField(footer, "partners", MAX_LINKS, note, (item, n) => readPartner(item, n, adminBaseUrl)),
  };
}

/** Every field is optional. */
export function readTenantConfig(data: unknown, note: Note, adminBaseUrl: string): TenantConfig | null {
  if (!isObject(data)) return null;
  const picture = pictureAddress(adminBaseUrl);
  const menu = readMenu(objectField(data, "navigation").data, below(note, "navigation"));
  return {
    logoUrl: field(data, "logoUrl", picture, note),
    slogan: field(data, "slogan", line(120), note),
    faviconUrl: field(data, "faviconUrl", picture, note),
    themeColor: field(data, "themeColor", hexColor, note),
    documentTitle: field(data, "documentTitle", line(80), note),
    header: readHeader(objectField(data, "header"), below(note, "header")),
    footer: readFooter(objectField(data, "footer"), below(note, "footer"), adminBaseUrl),
    navigation: menu.length > 0 ? menu : null,
    bookingNotice: field(data, "bookingNotice", line(160), note),
    visitorStatistics: field(data, "visitorStatistics", flag, note),
  };
}

/** A failure of kind `status` with 404: the operator does not know the host. */
export async function fetchTenantConfig(
  operator: PageOperator,
  host: string,
  note: Note,
  adminBaseUrl: string,
): Promise<Outcome<TenantConfig>> {
  const answer = await operator.call({
    endpoint: "tenant-config",
    method: "POST",
    path: "/api/tenant-config/user/public",
    body: { host },
    maxBytes: MAX_SMALL_BODY_BYTES,
  });
  return read(answer, (data) => readTenantConfig(data, note, adminBaseUrl));
}
