/** Reads the demo's content: YAML, and Markdown with YAML front matter. A wrong file is one error with its name and field. */

import { micromark } from "micromark";
import { type GenericSchema, getDotPath, type InferOutput, safeParse } from "valibot";
import { parse } from "yaml";

const FOLDER = "tests/stand-in/seed";

const files = import.meta.glob<string>("./**/*.{md,yaml}", { query: "?raw", import: "default", eager: true });

export interface SeedFile {
  /** Path below the folder of this module, such as `tours/101-grand-canyon.md`. */
  path: string;
  /** The front matter of a Markdown file, or the whole of a YAML file. */
  data: unknown;
  /** Markdown below the front matter. */
  body: string;
}

/** @throws Error that names the file and the line of a syntax error */
function parseFile(path: string, text: string): SeedFile {
  const [, front = text, body = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  try {
    return { path, data: parse(front), body: body.trim() };
  } catch (error) {
    throw new Error(`${FOLDER}/${path}: ${error instanceof Error ? error.message : "not YAML"}`, { cause: error });
  }
}

/** @throws Error when there is no such file */
export function readFile(path: string): SeedFile {
  const text = files[`./${path}`];
  if (text === undefined) throw new Error(`${FOLDER}/${path}: no such file`);
  return parseFile(path, text);
}

/** The files of a folder in the order of their names. */
export function readFolder(folder: string): SeedFile[] {
  const paths = Object.keys(files).filter((path) => path.startsWith(`./${folder}/`));
  return paths.toSorted().map((path) => readFile(path.slice("./".length)));
}

/** The name of a file without folder and ending. */
export const nameOf = ({ path }: SeedFile) => path.replace(/^.*\/|\.\w+$/g, "");

/** @throws Error such as `tests/stand-in/seed/hotels.yaml: 2.rooms.0.nightly: Expected number but received "96"` */
export function checked<Schema extends GenericSchema>(
  { path }: Pick<SeedFile, "path">,
  schema: Schema,
  data: unknown,
): InferOutput<Schema> {
  const result = safeParse(schema, data);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${FOLDER}/${path}: ${getDotPath(issue) ?? "all of it"}: ${issue.message}`);
}

/** HTML as the operator's editor makes it. Tables are HTML in the Markdown, too. */
export function htmlOf(markdown: string): string {
  return micromark(markdown, { allowDangerousHtml: true, allowDangerousProtocol: true })
    .replace(/%7B%7B(\w+)%7D%7D/g, "{{$1}}")
    .replace(/>\n+</g, "><")
    .trim();
}
