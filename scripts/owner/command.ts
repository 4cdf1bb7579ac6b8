/** What the commands for owners share: arguments, where lines go, and one line for whatever went wrong. */

import { accessSync, constants, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { type ParseArgsOptionsConfig, parseArgs } from "node:util";

/** Something went wrong that one line tells. */
export class Trouble extends Error {
  /** 1: the work failed; 2: the command was called wrongly. */
  readonly exitCode: 1 | 2;

  constructor(line: string, exitCode: 1 | 2 = 1) {
    super(line);
    this.exitCode = exitCode;
  }
}

const COMMON = { out: { type: "string" }, help: { type: "boolean", short: "h" } } as const;

/** Parsed arguments of a command with the options `O`. */
export type Given<O extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: O & typeof COMMON; allowPositionals: true }>
>;

interface Output {
  /** One line of the result, which goes to `--out FILE` if there is one. */
  readonly print: (line: string) => void;
  /** One line for whoever watches, never part of the result. */
  readonly tell: (line: string) => void;
}

export interface Command<O extends ParseArgsOptionsConfig> {
  /** How it is called, and what its options mean. */
  usage: string;
  options: O;
  /** @returns the exit code: 1 when something is to look at */
  main: (given: Given<O>, output: Output) => Promise<0 | 1>;
}

/** An address as people copy it from a browser. @throws Trouble that repeats what was given instead */
export function webAddress(text: string | undefined, example = "https://canyon.example"): URL {
  if (text === undefined) throw new Trouble(`Name the address, like ${example}`, 2);
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) throw new Trouble(`"${text}" is no address like ${example}`, 2);
  return url;
}

/** A number among the arguments. @throws Trouble that names the option and its bounds */
export function numberBetween(option: string, text: string, least: number, most: number): number {
  const number = text.trim() === "" ? Number.NaN : Number(text);
  if (number >= least && number <= most) return number;
  throw new Trouble(`${option} takes a number from ${least} to ${most}, not "${text}"`, 2);
}

/** @throws Trouble that says which argument is wrong */
export function argumentsOf<O extends ParseArgsOptionsConfig>(options: O, args: readonly string[]): Given<O> {
  try {
    return parseArgs({ args: [...args], options: { ...options, ...COMMON }, allowPositionals: true });
  } catch (error) {
    throw new Trouble(reasonOf(error).split(". ", 1)[0] ?? "", 2);
  }
}

/** Never a stack: the message, and that of its cause. */
export function reasonOf(error: unknown): string {
  const { message = String(error), cause } = error as { message?: string; cause?: unknown };
  const line = cause instanceof Error ? `${message}: ${cause.message}` : message;
  return line.replace(/\s+/g, " ").trim();
}

function requireFolder(file: string): void {
  try {
    accessSync(dirname(file), constants.W_OK);
  } catch {
    throw new Trouble(`--out ${file}: there is no folder ${dirname(file)} to write into`, 2);
  }
}

/** Runs a command with the arguments of the process, and sets its exit code. */
export async function run<O extends ParseArgsOptionsConfig>(
  { usage, options, main }: Command<O>,
  args: readonly string[] = process.argv.slice(2),
): Promise<void> {
  const lines: string[] = [];
  const tell = (line: string) => console.error(line);
  let file: string | undefined;
  try {
    const given = argumentsOf(options, args);
    const { out, help } = given.values as { out?: string; help?: boolean };
    if (help === true) return console.log(usage);
    if (out !== undefined) requireFolder(out);
    file = out;
    const print = (line: string) => (file === undefined ? console.log(line) : void lines.push(line));
    process.exitCode = await main(given, { print, tell });
  } catch (error) {
    const exitCode = error instanceof Trouble ? error.exitCode : 1;
    tell(reasonOf(error));
    if (exitCode === 2) tell(`\n${usage}`);
    process.exitCode = exitCode;
  }
  if (file === undefined || lines.length === 0) return;
  writeFileSync(file, lines.map((line) => `${line}\n`).join(""));
  tell(`${lines.length} lines in ${file}`);
}

const MAX_NAMED = 4;

/** `a, b, c and 5 more` */
export function listed(names: Iterable<string | number>, max = MAX_NAMED): string {
  const all = [...new Set(names)];
  const more = all.length > max ? ` and ${all.length - max} more` : "";
  return `${all.slice(0, max).join(", ")}${more}`;
}
