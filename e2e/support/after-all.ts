// After all journeys, on the database and the logs that they left behind.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { auditMoneyAt } from '../../apps/server/testing/audit-money.ts';
import { leftBehind } from './left-behind.ts';
import { TYPED_BANK_SHAPES } from './steps/typed-bank.ts';
import { TYPED_CARD_SHAPES } from './steps/typed-card.ts';
import { writeTouched } from './write-touched.ts';

const PG_DUMP = '/usr/lib/postgresql/15/bin/pg_dump';
const MOST_BYTES = 2 ** 30;

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
