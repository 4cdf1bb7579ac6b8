import { useEffect, useState } from "react";
import { useMatches } from "react-router";
import { refusesTracking } from "#app/components/privacy-control.ts";
import { whenIdle } from "#app/components/when-idle.ts";
import { SCRIPTED_CRAWLER } from "#app/domain/session/session.ts";

let isStarted = false;

/** Figures of real page loads (docs/insights.md). @param isOn the tenant's setting */
export function Insights({ build, isOn }: { build: string; isOn: boolean }) {
  const current = useMatches().at(-1)?.id ?? "";
  const [route] = useState(current);
  useEffect(() => {
    if (isStarted || !isOn || refusesTracking() || SCRIPTED_CRAWLER.test(navigator.userAgent)) return;
    isStarted = true;
    whenIdle(() => {
      import("./send-insights.ts").then(
        ({ sendInsights }) => sendInsights({ route, build }),
        () => undefined,
      );
    });
  }, [build, isOn, route]);
  return null;
}
