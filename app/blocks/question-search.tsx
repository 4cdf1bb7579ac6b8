import { AppLink } from "#app/components/app-link.tsx";
import type { QuestionSearchPart } from "#app/domain/content/content-part.ts";
import { QUESTION_SEARCH_MAX_CHARS, QUESTION_SEARCH_PATH } from "#app/domain/content/question-query.ts";
import { CONTACT_PATH } from "#app/domain/forms/contact.ts";

function Outcome({ query, count }: { query: string; count: number }) {
  return (
    <p>
      {count === 0 ? (
        <>
          No question has these words: <AppLink href={CONTACT_PATH}>ask us</AppLink>, look for{" "}
          <AppLink href={`/our-tours?${new URLSearchParams({ q: query }).toString()}`} rel="nofollow">
            tours with them
          </AppLink>
          , or see{" "}
        </>
      ) : (
        <>
          <strong>
            {count} {count === 1 ? "question" : "questions"}
          </strong>{" "}
          with “<bdi>{query}</bdi>”. See{" "}
        </>
      )}
      <AppLink href={QUESTION_SEARCH_PATH}>all questions</AppLink>.
    </p>
  );
}

/** A plain form, answered by the server. */
export function QuestionSearch({ query, count }: QuestionSearchPart) {
  return (
    <search className="wrap question-search">
      <form method="get" action={QUESTION_SEARCH_PATH}>
        <label className="filter">
          <span>Search the questions</span>
          <input type="search" name="q" defaultValue={query} maxLength={QUESTION_SEARCH_MAX_CHARS} required />
        </label>
        <button type="submit" className="button">
          Search
        </button>
      </form>
      {count === null ? null : <Outcome query={query} count={count} />}
    </search>
  );
}
