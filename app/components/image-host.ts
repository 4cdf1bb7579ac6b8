import { createContext } from "react";

/** Base of the admin host where it offers pictures in other widths; null where it does not (`IMAGE_TRANSFORMS`). */
export const ImageHost = createContext<string | null>(null);
