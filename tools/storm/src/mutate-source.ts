import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A change made to a source file while a process loads it; the file itself is never touched. */
export interface SourceMutation {
  /** From the root of the repository. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

export const REPOSITORY_ROOT = join(import.meta.dirname, '../../..');

/** The variable in which a process is told of its mutations. */
const VARIABLE = 'SOURCE_MUTATIONS';
const SEPARATOR = '::';

/** `file::find::replace`, as on the command line. */
export function parseMutation(text: string): SourceMutation {
  const [file, find, replace, ...rest] = text.split(SEPARATOR);
  if (!file || !find || replace === undefined || rest.length > 0) {
    throw new Error(`A mutation is written file${SEPARATOR}find${SEPARATOR}replace, not "${text}"`);
  }
  return { file, find, replace };
}

/** A control whose guard moved away would prove nothing, so it must stand there exactly once. */
export function mutated(source: string, mutation: SourceMutation): string {
  const pieces = source.split(mutation.find);
  if (pieces.length !== 2) {
    const found = `${pieces.length - 1} times`;
    throw new Error(`"${mutation.find}" must stand in ${mutation.file} exactly once, and was found ${found}`);
  }
  return pieces.join(mutation.replace);
}

export function fileOf(mutation: SourceMutation): string {
  return join(REPOSITORY_ROOT, mutation.file);
}

/** Fails before anything is started, instead of in each process. */
export function checkMutations(mutations: readonly SourceMutation[]): void {
  for (const mutation of mutations) mutated(readFileSync(fileOf(mutation), 'utf8'), mutation);
}

/** Arguments for node and the variable that go with them, for a process to run mutated. */
export function mutatedLaunch(mutations: readonly SourceMutation[]): { nodeArgs: string[]; env: NodeJS.ProcessEnv } {
  if (mutations.length === 0) return { nodeArgs: [], env: {} };
  return {
    nodeArgs: ['--import', import.meta.resolve('./mutate-source.preload.ts')],
    env: { [VARIABLE]: JSON.stringify(mutations) },
  };
}

export function mutationsOf(env: NodeJS.ProcessEnv): SourceMutation[] {
  return JSON.parse(env[VARIABLE] ?? '[]') as SourceMutation[];
}

/** What the preload says of each file it changed, so that a launcher can see that it did. */
export function mutationNote(mutation: SourceMutation): string {
  return `mutated ${mutation.file}`;
}
