import { expect } from "vitest";
import { MOST_CHOSEN } from "#app/domain/cart/chosen-tour.ts";
import { isOutcomeUnknown } from "#app/domain/http/outcome.ts";
import { parseUserState } from "#app/domain/session/session.ts";
import { FormField, type PendingCall, type SimulatedBrowser, type Tab } from "#tests/support/tabs/browser.ts";
import { SimulatedOperator } from "./operator.ts";

export const USERS = ["ana", "bo"];
export const FORM = "contact";
const MESSAGE = "message";

/** An entry of a list, as it is to be found again. */
interface Kept {
  list: "saved" | "bookings" | "chosen";
  id: string;
  by: string | null;
  /** False where storage took nothing: it may be lost, and takes the place of another one all the same. */
  isStored: boolean;
}

export interface Window {
  tab: Tab;
  /** `sessionStorage`, which outlives documents. */
  session: Map<string, string>;
  field: FormField;
  /** What was typed, and by whom; null: nothing. */
  typed: { text: string; by: string | null; isStored: boolean; hasEnded: boolean } | null;
  isSending: boolean;
  /** Rooms of which nobody knows whether they were added. */
  unsure: string[];
}

/** One device with its visitors, and what must hold for them. */
export class Device {
  readonly browser: SimulatedBrowser;
  readonly operator = new SimulatedOperator();
  windows: Window[] = [];
  /** Documents that Back shows again. */
  left: Window[] = [];
  shown: Window | null = null;
  #kept: Kept[] = [];
  count = 0;
  readonly #started = new Set<PendingCall>();
  /** Texts that were sent while storage took nothing. */
  readonly #unkept = new Set<string>();

  constructor(browser: SimulatedBrowser) {
    this.browser = browser;
  }

  get user(): string | null {
    const { cookie } = this.browser;
    return (cookie === null ? null : parseUserState(cookie))?.user?.username ?? null;
  }

  get isKeeping(): boolean {
    return this.browser.storage === "works";
  }

  load(session: Map<string, string>): Window {
    const tab = this.browser.open(session);
    const window: Window = { tab, session, field: new FormField(MESSAGE), typed: null, isSending: false, unsure: [] };
    tab.modules.startSession(null);
    tab.modules.loadDraft({ elements: [window.field] } as unknown as HTMLFormElement, FORM);
    return window;
  }

  show(window: Window): void {
    if (this.shown !== window) this.shown?.tab.setVisible(false);
    this.shown = window;
    window.tab.setVisible(true);
  }

  open(): Window {
    const window = this.load(new Map());
    this.windows.push(window);
    this.show(window);
    return window;
  }

  /** Another document in the same window. */
  reload(window: Window): Window {
    const { typed } = window;
    window.tab.close();
    const next = this.load(window.session);
    // What a user typed is nobody else's.
    const isKept = typed !== null && (typed.by === null || typed.by === this.user);
    next.typed = isKept || typed?.isStored === false ? typed : null;
    if (next.typed === null) expect(next.field.value, "nothing of somebody else").toBe("");
    // An earlier text may be there if storage was full, and what a user typed may go with the session.
    else if (next.typed.isStored && !next.typed.hasEnded)
      expect(next.field.value, "what was typed is there again").toBe(next.typed.text);
    this.windows = this.windows.map((each) => (each === window ? next : each));
    if (this.shown === window) this.show(next);
    return next;
  }

  /** The screens of other systems stand in the window that is looked at, which then comes back to the site. */
  atOperator(window: Window, write: () => void): void {
    write();
    this.endSession();
    this.reload(window);
  }

  /** As the operator's screens write it; null: a guest. */
  signIn(username: string | null, tokens = {}): void {
    const identity = username === null ? { username, items: [] } : this.operator.user(username);
    const user = username === null ? { cart_user_type: "guest" } : { username };
    const state = { user, cart: [], ...this.operator.tokensOf(identity), ...tokens };
    this.browser.cookie = encodeURIComponent(JSON.stringify(state));
  }

  /** What a user made goes with the session. */
  endSession(): void {
    const user = this.user;
    this.#kept = this.#kept.filter(({ by }) => by === null || by === user);
    for (const { typed } of [...this.windows, ...this.left]) {
      if (typed !== null && typed.by !== null && typed.by !== user) typed.hasEnded = true;
    }
  }

  keep(list: Kept["list"], id: string): void {
    const before = this.#kept.find((entry) => entry.list === list && entry.id === id);
    const others = this.#kept.filter((entry) => entry !== before);
    const chosen = others.filter((entry) => entry.list === "chosen");
    const oldest = list === "chosen" && chosen.length >= MOST_CHOSEN ? chosen[0] : undefined;
    const own = { list, id, by: before?.by ?? this.user, isStored: this.isKeeping || before?.isStored === true };
    this.#kept = [...others.filter((entry) => entry !== oldest), own];
  }

  order(user: string | null): void {
    const { cookie } = this.browser;
    const state = cookie === null ? null : parseUserState(cookie);
    if (state === null) return;
    this.count += 1;
    const orderInfo = { number: `${user ?? "guest"}-${this.count}`, items: [], next: [] };
    const { extra, ...fields } = state;
    this.browser.cookie = encodeURIComponent(JSON.stringify({ ...extra, ...fields, orderInfo }));
    this.keep("bookings", orderInfo.number);
  }

  forget(list: Kept["list"], id: string): void {
    this.#kept = this.#kept.filter((entry) => entry.list !== list || entry.id !== id);
  }

  async addRoom({ tab, unsure }: Window, rateKey: string): Promise<void> {
    const { failed } = await tab.modules.visitorCart.add([{ rateKey, net: 10 }]);
    if (failed !== null && isOutcomeUnknown(failed)) unsure.push(rateKey);
  }

  async send(window: Window): Promise<void> {
    const text = window.field.value;
    if (!this.isKeeping) this.#unkept.add(text);
    window.isSending = true;
    const { phase } = await window.tab.modules.sendForm("/contact-us", FORM, [[MESSAGE, text]]);
    window.isSending = false;
    if (phase !== "success") return;
    window.typed = null;
    window.field.value = "";
  }

  /** Messages between tabs arrive, and every page keeps the bookings that it learns of. */
  async settle(): Promise<void> {
    await this.browser.pass(3);
    for (const { tab } of this.windows) {
      const { currentSession, keepBooking, readOrder } = tab.modules;
      const order = readOrder(currentSession().state?.orderInfo);
      if (order !== null) keepBooking(order);
    }
    this.endSession();
    await this.browser.pass(3);
  }

  check(): void {
    this.#checkTokens();
    const { tab } = this.shown ?? this.open();
    const { modules } = tab;
    const { state } = modules.currentSession();
    const { cart, failure, isChanging } = modules.visitorCart.current();
    const isAsking = this.browser.pending.some((call) => call.tab === tab);
    if (cart !== null && failure === null && !isChanging && !isAsking) {
      expect(state?.cart.length ?? 0, "the badge").toBe(cart.items.length);
    }
    const owner = this.operator.ownerOf(state?.access_token ?? null);
    if (owner !== undefined) expect(owner, "whose token").toBe(this.user);
    this.#checkLists(tab);
    expect(this.operator.misplaced, "rooms of another user").toEqual([]);
    // The key of a form's attempt is in storage.
    const submitted = this.operator.submitted.filter((text) => !this.#unkept.has(text));
    for (const list of [this.operator.added, submitted]) {
      expect(new Set(list).size, "a write is done once").toBe(list.length);
    }
  }

  /** One guest, one token: none is asked for while there is one, and never by two tabs. */
  #checkTokens(): void {
    if (this.browser.storage === "refused") return;
    const asked = this.browser.pending.filter(({ tab, request }) => !tab.isFrozen && request.url.endsWith("token"));
    expect(asked.length, "token calls at once").toBeLessThanOrEqual(1);
    for (const call of asked) {
      if (this.#started.has(call) || !call.request.url.includes("/guest/token")) continue;
      this.#started.add(call);
      const { cookie } = this.browser;
      expect(cookie === null ? null : parseUserState(cookie)?.refresh_token, "a token there").toBeFalsy();
    }
  }

  /** Everything that was kept is shown, and nothing of anybody else. */
  #checkLists({ modules }: Tab): void {
    const user = this.user;
    const shown = {
      saved: modules.savedTours.current().map(String),
      chosen: modules.chosenTours.current().map(({ tour }) => String(tour)),
      bookings: modules.keptBookings.current().map(({ number }) => number),
    };
    const foreign = USERS.filter((each) => each !== user);
    for (const other of foreign) {
      const tens = String(USERS.indexOf(other) + 1);
      const others = (ids: string[]) => ids.filter((id) => id.length === 2 && id.startsWith(tens));
      expect([others(shown.saved), others(shown.chosen)], `of ${other}`).toEqual([[], []]);
      expect(
        shown.bookings.filter((number) => number.startsWith(other)),
        `of ${other}`,
      ).toEqual([]);
    }
    this.#checkStorage(user);
    for (const { list, id, isStored } of this.#kept) {
      if (isStored) expect(shown[list], `${list} ${id} is kept`).toContain(id);
    }
  }

  /** Nothing of others is stored, once every tab knows who is there. */
  #checkStorage(user: string | null): void {
    const names = this.windows.map(({ tab }) => tab.modules.currentSession().state?.user?.username ?? null);
    if (names.some((name) => name !== user)) return;
    const lists = [...this.browser.local].filter(([key]) => key.startsWith("list:"));
    const makers = lists.map(([, text]) => (JSON.parse(text) as { by: string | null }).by ?? user);
    expect(new Set(makers).size, "kept of others").toBeLessThanOrEqual(makers.includes(user) ? 1 : 0);
  }

  /** All is well again: every call is answered, and each tab is looked at. */
  async end(): Promise<void> {
    if (this.browser.storage === "full") this.browser.storage = "works";
    const window = this.shown ?? this.open();
    await this.settle();
    // Longer than every pause of the session, in steps shorter than the time limit of a call.
    for (let step = 0; step < 50; step++) {
      for (const call of this.browser.pending) {
        call.answer(this.operator.take(call));
        // oxlint-disable-next-line no-await-in-loop -- one after another
        await this.settle();
      }
      // Twice, because a session that has ended begins anew with the next call.
      if (step === 25 || step === 45) {
        this.show(window);
        void window.tab.modules.visitorCart.readAgain();
      }
      // oxlint-disable-next-line no-await-in-loop -- one after another
      if (this.browser.pending.length === 0) await this.browser.pass(5_000);
    }
    this.check();
    if (this.browser.storage === "refused") return;
    const { state } = window.tab.modules.currentSession();
    const items = this.operator.cartOf(state?.access_token ?? null);
    expect(items, "a session that works").not.toBeNull();
    const { cart } = window.tab.modules.visitorCart.current();
    if (cart !== null)
      expect(
        cart.items.map(({ id }) => id),
        "the cart",
      ).toEqual(items);
  }
}
