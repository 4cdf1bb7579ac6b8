/** What a tab of a simulated browser loads: the site's own modules. */

export * from "#app/components/device-list.ts";
export * from "#app/components/form/draft.ts";
export * from "#app/components/form/post-form.ts";
export * from "#app/components/kept-tours.ts";
export * from "#app/domain/cart/order.ts";
export * from "#app/features/bookings/kept-bookings.ts";
export * from "#app/features/session/authorized.ts";
export * from "#app/features/session/cart-list.ts";
export * from "#app/features/session/start.ts";
export * from "#app/features/session/store.ts";
export * from "#app/features/session/tokens.ts";
