// After all journeys, on the database and the logs that they left behind.
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { REPOSITORY_ROOT } from '@tailgate/kit';
import { auditMoneyAt } from '@tailgate/server/testing';
import { writeTouched } from './touched.ts';
import { TYPED_BANK_SHAPES } from './typed-bank.ts';
import { TYPED_CARD_SHAPES } from './typed-card.ts';

const PG_DUMP = '/usr/lib/postgresql/15/bin/pg_dump';
const MOST_BYTES = 2 ** 30;
const LEFT_BEHIND = join(REPOSITORY_ROOT, 'artefacts/e2e-left-behind.json');

export interface LeftBehind {
  readonly ownerUrl: string;
  readonly logs: readonly string[];
}

export const noteLeftBehind = (left: LeftBehind): Promise<void> => writeFile(LEFT_BEHIND, JSON.stringify(left));
export const leftBehind = async (): Promise<LeftBehind> =>
  JSON.parse(await readFile(LEFT_BEHIND, 'utf8')) as LeftBehind;

/** A word that must be in the text shows that it was read at all. */
const checkForNumbers = (what: string, text: string, mustHold: string): void => {
  if (!text.includes(mustHold)) throw new Error(`The ${what} does not look like one: it has no "${mustHold}"`);
  if (TYPED_CARD_SHAPES.some((shape) => text.includes(shape))) throw new Error(`The ${what} holds a card number`);
  if (TYPED_BANK_SHAPES.some((shape) => shape.test(text)))
    throw new Error(`The ${what} holds numbers of a person or a bank`);
};

const afterAll = async (): Promise<void> => {
  await writeTouched();
  const { ownerUrl, logs } = await leftBehind();
  const broken = await auditMoneyAt(ownerUrl);
  if (broken.length > 0) throw new Error(broken.join('\n'));
  const dump = await promisify(execFile)(PG_DUMP, ['--data-only', ownerUrl], { maxBuffer: MOST_BYTES });
  checkForNumbers('database', dump.stdout, 'COPY public.accounts');
  for (const log of logs) checkForNumbers(`log ${log}`, await readFile(log, 'utf8'), '"level"');
};
export default afterAll;
