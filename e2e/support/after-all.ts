// After all journeys, on the database and the logs that they left behind.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { personalDataIn } from '@tailgate/demo-world';
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

/** Whoever reads the logs must not learn who somebody is. */
const checkForPeople = (log: string, text: string): void => {
  const named = text.split('\n').filter((line) => personalDataIn(line).length > 0);
  if (named.length > 0) throw new Error([`${log} names people:`, ...named.slice(0, 10)].join('\n'));
};

const afterAll = async (): Promise<void> => {
  await writeTouched();
  const { ownerUrl, logs } = await leftBehind();
  const broken = await auditMoneyAt(ownerUrl);
  if (broken.length > 0) throw new Error(broken.join('\n'));
  const dump = await promisify(execFile)(PG_DUMP, ['--data-only', ownerUrl], { maxBuffer: MOST_BYTES });
  checkForNumbers('database', dump.stdout, 'COPY public.accounts');
  for (const log of logs) {
    const text = await readFile(log, 'utf8');
    checkForNumbers(`log ${log}`, text, '"level"');
    checkForPeople(log, text);
  }
};
export default afterAll;
