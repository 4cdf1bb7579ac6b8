/** All calls of the operator's API. */

import { series } from "./activities.ts";
import { currentUser, guestRefresh, guestToken, refresh } from "./auth.ts";
import { post } from "./blog-post.ts";
import { bookingCheck } from "./booking.ts";
import { page } from "./builder-page.ts";
import { cart, cartAdd, cartRemove } from "./cart.ts";
import { tourCategories } from "./categories.ts";
import { contactForm, newsletter } from "./form-submissions.ts";
import { hotelSearch } from "./hotel.ts";
import { navigation } from "./navigation.ts";
import type { AnyResource } from "./resource.ts";
import { departures, salesDates } from "./sales.ts";
import { tenantConfig } from "./tenant-config.ts";
import { tourDetail } from "./tour-detail.ts";
import { ourTours, topTours, tourLink } from "./tours.ts";

export const RESOURCES: readonly AnyResource[] = [
  ...[tenantConfig, navigation, page, post],
  ...[ourTours, topTours, tourCategories, tourLink, tourDetail, salesDates, departures],
  ...[guestToken, guestRefresh, refresh, currentUser],
  ...[cart, cartAdd, cartRemove, hotelSearch, bookingCheck, series],
  ...[contactForm, newsletter],
];
