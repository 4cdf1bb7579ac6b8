/** Reads the demo's content: YAML, and Markdown with YAML front matter. A wrong file is one error with its name and field. */

import { micromark } from "micromark";
import { type GenericSchema, getDotPath, type InferOutput, safeParse } from "valibot";
import { parse } from "yaml";

const files = import.meta.glob<string>("./**/*.{md,yaml}", { query: "?raw", import: "default", eager: true });

export interface SeedFile {
  /** Path below the folder of this module, such as `tours/101-grand-canyon.md`. */
  path: string;
  /** The front matter of a Markdown file, or the whole of a YAML file. */
  data: unknown;
  /** Markdown below the front matter. */
  body: string;
}

/** Runs a step. @throws Error with the file and the step's message, such as the line of a syntax error */
export function inFile<Result>({ path }: Pick<SeedFile, "path">, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    throw new Error(`tests/stand-in/seed/${path}: ${error instanceof Error ? error.message : "wrong"}`, {
      cause: error,
    });
  }
}

/** @throws Error when there is no such file */
export const readFile = (path: string): SeedFile =>
  inFile({ path }, () => {
    const text = files[`./${path}`];
    if (text === undefined) throw new Error("no such file");
    const [, front = text, body = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
    return { path, data: parse(front), body: body.trim() };
  });

/** The files of a folder in the order of their names. */
export function readFolder(folder: string): SeedFile[] {
  const paths = Object.keys(files).filter((path) => path.startsWith(`./${folder}/`));
  return paths.toSorted().map((path) => readFile(path.slice("./".length)));
}

/** The name of a file without folder and ending. */
export const nameOf = ({ path }: SeedFile) => path.replace(/^.*\/|\.\w+$/g, "");

/** @throws Error such as `2.rooms.0.nightly: Expected number but received "96"` */
export function checked<Schema extends GenericSchema>(schema: Schema, data: unknown): InferOutput<Schema> {
  const result = safeParse(schema, data);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${getDotPath(issue) ?? "all of it"}: ${issue.message}`);
}

/** HTML as the operator's editor makes it. Tables are HTML in the Markdown, too. */
export function htmlOf(markdown: string): string {
  return micromark(markdown, { allowDangerousHtml: true, allowDangerousProtocol: true })
    .replace(/%7B%7B(\w+)%7D%7D/g, "{{$1}}")
    .replace(/>\n+</g, "><")
    .trim();
}
