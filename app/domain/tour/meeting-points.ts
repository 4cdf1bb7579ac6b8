import type { Coordinates, MeetingPoint } from "./detail.ts";

/** On phones, maps of this address open in their app. */
export function mapHref({ latitude, longitude }: Coordinates): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
}

interface MeetingPoints {
  /** Sentences that all notes have in common, said once. */
  shared: string;
  /** With the rest of their notes. */
  points: MeetingPoint[];
}

function sentencesOf(note: string): string[] {
  return note.split(/(?<=[.!?])\s+/).filter((sentence) => sentence !== "");
}

/** One stop keeps its note. */
export function withSharedNote(points: readonly MeetingPoint[]): MeetingPoints {
  const [first, ...others] = points;
  if (first === undefined || others.length === 0) return { shared: "", points: [...points] };
  const shared = sentencesOf(first.note).filter((sentence) =>
    others.every(({ note }) => sentencesOf(note).includes(sentence)),
  );
  const own = ({ note }: MeetingPoint) => sentencesOf(note).filter((sentence) => !shared.includes(sentence));
  return { shared: shared.join(" "), points: points.map((point) => ({ ...point, note: own(point).join(" ") })) };
}
