import type { MeetingPoint } from "./detail.ts";

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
