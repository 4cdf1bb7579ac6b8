import { AppLink } from "#app/components/app-link.tsx";
import { Picture } from "#app/components/picture.tsx";

export interface ComparedTour {
  id: number;
  title: string;
  href: string;
  image: string;
  /** Names and values, in the order to show. */
  facts: readonly { name: string; value: string }[];
}

interface Props {
  tours: readonly ComparedTour[];
  /** How many of those asked for the operator does not offer. */
  gone: number;
  /** How many could not be loaded. */
  failed: number;
}

const theseTours = (count: number) => (count === 1 ? "One of these tours" : `${count} of these tours`);

/** Tours side by side; rendered on the server. */
export function Comparison({ tours, gone, failed }: Props) {
  const names = [...new Set(tours.flatMap(({ facts }) => facts.map(({ name }) => name)))];
  return (
    <>
      {gone === 0 ? null : <p>{`${theseTours(gone)} ${gone === 1 ? "is" : "are"} not offered any more.`}</p>}
      {failed === 0 ? null : (
        <p>
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- this very address */}
          {theseTours(failed)} could not be loaded. <a href="">Try again</a>
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
