import { phoneHref } from "#app/domain/tenant/phone.ts";
import type { Brand } from "#app/domain/tenant/tenant.ts";
import { Icon } from "./icon.tsx";

type Numbers = Pick<Brand["header"], "phone" | "textUs">;

/** Buttons that call and text the tenant. @param short the numbers are only for screen readers */
export function ContactButtons({ header: { phone, textUs }, short = false }: { header: Numbers; short?: boolean }) {
  const number = short ? "visually-hidden" : undefined;
  return (
    <>
      {phone === null ? null : (
        <a className={short ? "button" : "button button-quiet"} href={phoneHref("tel", phone)}>
          <Icon name="phone" /> Call <span className={number}>{phone}</span>
        </a>
      )}
      {textUs === null ? null : (
        <a className="button button-quiet" href={phoneHref("sms", textUs)}>
          <Icon name="message" /> Text <span className={number}>{textUs}</span>
        </a>
      )}
    </>
  );
}
