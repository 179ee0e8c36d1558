import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REPOSITORY_ROOT } from '@tailgate/kit';

const LEFT_BEHIND = join(REPOSITORY_ROOT, 'artefacts/e2e-left-behind.json');

/** The database and the logs of the journeys. */
export interface LeftBehind {
  readonly ownerUrl: string;
  readonly logs: readonly string[];
}

export const noteLeftBehind = (left: LeftBehind): Promise<void> => writeFile(LEFT_BEHIND, JSON.stringify(left));
export const leftBehind = async (): Promise<LeftBehind> =>
  JSON.parse(await readFile(LEFT_BEHIND, 'utf8')) as LeftBehind;
