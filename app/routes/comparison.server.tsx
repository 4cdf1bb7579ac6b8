/** `/our-tours?compare=101,121`: a few tours side by side, to be shared, printed and read without JavaScript. */

import { AppLink } from "#app/components/app-link.tsx";
import { Picture } from "#app/components/picture.tsx";
import { TryAgain } from "#app/components/try-again.tsx";
import type { Site } from "#app/context.ts";
import { formatOf } from "#app/domain/locale/format.ts";
import { shareImage } from "#app/domain/seo/share-image.ts";
import { forParty } from "#app/domain/tour/booking-rules.ts";
import { factsOf } from "#app/domain/tour/facts.ts";
import { askedParty, partyText } from "#app/domain/tour/party.ts";
import { perText } from "#app/domain/tour/text.ts";
import type { TourSummary } from "#app/domain/tour/tour.ts";
import { MOST_COMPARED, readTourIds } from "#app/domain/tour/tour-ids.ts";
import { tourDetail } from "#app/operator/tour-detail.ts";
import { pagePart } from "#app/server-html/render.server.tsx";
import { documentHead } from "./document-head.server.ts";
import { unavailable } from "./page-data.server.ts";
import { toursOr503 } from "./tour-list-loader.server.tsx";

interface ComparedTour extends Pick<TourSummary, "id" | "title" | "href" | "image"> {
  /** Names and values, in the order to show. */
  facts: readonly { name: string; value: string }[];
}

interface ComparisonProps {
  tours: readonly ComparedTour[];
  /** How many of those asked for the operator does not offer. */
  gone: number;
  /** How many could not be loaded. */
  failed: number;
}

const theseTours = (count: number) => (count === 1 ? "One of these tours" : `${count} of these tours`);

function Comparison({ tours, gone, failed }: ComparisonProps) {
  const names = [...new Set(tours.flatMap(({ facts }) => facts.map(({ name }) => name)))];
  return (
    <>
      {gone === 0 ? null : <p>{`${theseTours(gone)} ${gone === 1 ? "is" : "are"} not offered any more.`}</p>}
      {failed === 0 ? null : (
        <p>
          {theseTours(failed)} could not be loaded. <TryAgain />
        </p>
      )}
      {tours.length === 0 ? null : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- a scrolling box must be focusable
        <div className="table-scroll" role="group" tabIndex={0} aria-label="Comparison">
          <table className="data-table stacked compared-tours">
            <thead>
              <tr>
                <td aria-hidden="true" />
                {tours.map(({ id, title, href, image }) => (
                  <th key={id} scope="col">
                    <Picture src={image} alt="" width={480} height={320} />
                    <AppLink href={href}>{title}</AppLink>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {names.map((name) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {tours.map(({ id, facts }) => (
                    <td key={id}>{facts.find((fact) => fact.name === name)?.value ?? "–"}</td>
                  ))}
                </tr>
              ))}
              <tr className="compared-dates">
                <th scope="row">Dates</th>
                {tours.map(({ id, title, href }) => (
                  <td key={id}>
                    <AppLink href={`${href}#calendar`}>
                      See dates<span className="visually-hidden"> of {title}</span>
                    </AppLink>
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}

/**
 * Data of the page; null where the query asks for no comparison. Only tours of the list are asked for, the first three.
 *
 * @throws the 503 response when none of them could be loaded
 */
export async function comparison(site: Site, request: Request, query: URLSearchParams) {
  const asked = readTourIds(query.get("compare")).slice(0, MOST_COMPARED);
  if (asked.length === 0) return null;
  // There is no end of such queries.
  site.doNotStore("no-match");
  const party = askedParty(query);
  const offered = toursOr503(site).filter(({ id }) => asked.includes(id));
  const loaded = await Promise.all(
    offered.map(async (summary) => ({ summary, detail: await site.content.get(tourDetail, { id: summary.id }) })),
  );
  const tours = loaded.flatMap(({ summary, detail }): ComparedTour[] => {
    if (detail.status !== "ok") return [];
    const { id, title, image, href } = summary;
    const { priceAdult, currency } = detail.data;
    const format = formatOf(site.tenant, currency);
    const price = priceAdult === null ? "On request" : `${format.money(priceAdult)} ${perText(detail.data)}`;
    const own = party === null ? "" : forParty(format, summary, party);
    const facts = [
      { name: "Price", value: price },
      ...(party === null || own === "" ? [] : [{ name: `For ${partyText(party)}`, value: own }]),
      ...factsOf(format, detail.data),
    ];
    return [{ id, title, image, href, facts }];
  });
  const failed = loaded.filter(({ detail }) => detail.status === "failed").length;
  if (failed > 0 && tours.length === 0) unavailable();
  const inOrder = tours.toSorted((one, other) => asked.indexOf(one.id) - asked.indexOf(other.id));
  const gone = asked.length - tours.length - failed;
  return {
    table: pagePart(site, request, <Comparison tours={inOrder} gone={gone} failed={failed} />),
    head: documentHead(site, {
      title: "Tours side by side",
      description: inOrder.map(({ title }) => title).join(", "),
      canonical: `${site.origin}/our-tours`,
      share: shareImage(site, null),
      nodes: () => [],
      unindexed: true,
    }),
  };
}
