/** All calls of the operator's API. Above app/operator, because a page consists of app/blocks. */

import { builderPage } from "#app/blocks/builder-page.server.ts";
import { currentUser, guestRefresh, guestToken, refresh } from "#app/operator/auth.ts";
import { post } from "#app/operator/blog-post.ts";
import { cart, cartAdd, cartRemove, series } from "#app/operator/cart.ts";
import { contactForm, newsletter } from "#app/operator/form-submissions.ts";
import { bookingCancel, bookingFind, bookingResend } from "#app/operator/my-booking.ts";
import { navigation } from "#app/operator/navigation.ts";
import type { AnyResource } from "#app/operator/resource.ts";
import { bookingCheck, hotelSearch } from "#app/operator/rooms.ts";
import { allSalesDates, departures, salesDates } from "#app/operator/sales.ts";
import { tenantConfig } from "#app/operator/tenant-config.ts";
import { tourDetail } from "#app/operator/tour-detail.ts";
import { ourTours, topTours, tourCategories, tourLink } from "#app/operator/tours.ts";

export const RESOURCES: readonly AnyResource[] = [
  tenantConfig,
  navigation,
  ourTours,
  topTours,
  tourCategories,
  tourLink,
  tourDetail,
  salesDates,
  allSalesDates,
  departures,
  builderPage,
  post,
  guestToken,
  guestRefresh,
  refresh,
  currentUser,
  cart,
  cartAdd,
  cartRemove,
  hotelSearch,
  bookingCheck,
  series,
  contactForm,
  newsletter,
  bookingFind,
  bookingCancel,
  bookingResend,
];
