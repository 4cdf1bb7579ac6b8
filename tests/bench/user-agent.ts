/** What ordinary Chrome sends. Benchmarks use it everywhere: the site answers crawlers differently. */

export type Device = "desktop" | "phone";

/** Chrome itself reduces the platform to these words (https://www.chromium.org/updates/ua-reduction/). */
const PLATFORMS: Record<Device, string> = { desktop: "X11; Linux x86_64", phone: "Linux; Android 10; K" };

export function userAgent(device: Device, majorVersion = "150"): string {
  const browser = `Chrome/${majorVersion}.0.0.0${device === "phone" ? " Mobile" : ""} Safari/537.36`;
  return `Mozilla/5.0 (${PLATFORMS[device]}) AppleWebKit/537.36 (KHTML, like Gecko) ${browser}`;
}
