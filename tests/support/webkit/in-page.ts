/** Runs at the start of each document: resolves the journeys' selectors there. */

import { Ivya } from "ivya";

Object.defineProperty(window, "locators", { value: Ivya.create({ browser: "webkit" }) });
