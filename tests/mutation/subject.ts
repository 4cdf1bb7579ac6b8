export interface Mutant {
  file: string;
  /** Occurs exactly once in the file. */
  from: string;
  to: string;
}

export interface Subject {
  /** Must fail with each of the mutants. */
  tests: string[];
  mutants: Mutant[];
}

export const of = (file: string, ...changes: [from: string, to: string][]): Mutant[] =>
  changes.map(([from, to]) => ({ file, from, to }));
