// Keeps the page current and posts its forms without leaving it. Without this script, the forms still work.

const REFRESH_MS = 1500;
const connection = document.getElementById("connection");
const problem = document.getElementById("problem");
const pause = document.getElementById("pause");
const filter = document.getElementById("filter");
let isPaused = false;
let requests = 0;

/** Replaces the live parts by those of a newer page, after a form all of them; focus stays where it was. */
function show(html, isForced) {
  const fresh = new DOMParser().parseFromString(html, "text/html");
  for (const part of document.querySelectorAll("[data-live]")) {
    const next = fresh.getElementById(part.id);
    if (next === null || (!isForced && (part === problem || part.isEqualNode(next)))) continue;
    const focused = part.contains(document.activeElement) ? document.activeElement : null;
    part.replaceChildren(...next.childNodes);
    if (focused !== null) (document.getElementById(focused.id) ?? part).focus({ preventScroll: true });
  }
}

async function load(url, options, isForced) {
  requests += 1;
  const own = requests;
  try {
    const response = await fetch(url, options);
    const html = await response.text();
    if (own === requests) show(html, isForced);
    connection.textContent = "";
  } catch {
    connection.textContent = "The stand-in does not answer.";
  }
}

const current = () => `/${location.search}`;

setInterval(() => {
  if (!isPaused && !document.hidden) void load(current());
}, REFRESH_MS);

document.addEventListener("submit", (event) => {
  event.preventDefault();
  const form = event.target;
  if (form.method === "get") return;
  const body = new URLSearchParams(new FormData(form, event.submitter));
  const action = event.submitter?.getAttribute("formaction") ?? form.getAttribute("action");
  const url = new URL(action, location.href);
  // The filter may have changed since the form was rendered.
  url.search = location.search;
  void load(url, { method: "POST", body }, true);
});

filter.addEventListener("input", () => {
  const search = filter.value === "" ? "" : `?${new URLSearchParams({ path: filter.value })}`;
  history.replaceState(null, "", `/${search}`);
  void load(current());
});

pause.hidden = false;
pause.addEventListener("click", () => {
  isPaused = !isPaused;
  pause.setAttribute("aria-pressed", String(isPaused));
  if (!isPaused) void load(current());
});
