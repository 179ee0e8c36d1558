import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY_ROOT } from './repository.ts';

/** A change made to a source file while a process loads it; the file itself is never touched. */
export interface SourceMutation {
  /** From the root of the repository. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

/** The environment variable that hands a process its mutations. */
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

/** A control whose guard has moved elsewhere proves nothing, so the text must occur exactly once. */
export function mutated(source: string, mutation: SourceMutation): string {
  const pieces = source.split(mutation.find);
  if (pieces.length !== 2) {
    const found = `${pieces.length - 1} times`;
    throw new Error(`"${mutation.find}" must occur in ${mutation.file} exactly once, and was found ${found}`);
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

/** What a process must be started with to run mutated. */
export function mutatedLaunch(mutations: readonly SourceMutation[]): {
  nodeOptions: string[];
  environment: NodeJS.ProcessEnv;
} {
  if (mutations.length === 0) return { nodeOptions: [], environment: {} };
  return {
    nodeOptions: ['--import', import.meta.resolve('./mutate-source.preload.ts')],
    environment: { [VARIABLE]: JSON.stringify(mutations) },
  };
}

export function mutationsOf(env: NodeJS.ProcessEnv): SourceMutation[] {
  return JSON.parse(env[VARIABLE] ?? '[]') as SourceMutation[];
}

/** What the preload says of each file it changed, so that a launcher can see that it did. */
export function mutationNote(mutation: SourceMutation): string {
  return `mutated ${mutation.file}`;
}
