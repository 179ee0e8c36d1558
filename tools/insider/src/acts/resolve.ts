import type { Json } from '@tailgate/fuzz';
import { addDays, localDateAt } from '@tailgate/values';
import type { RowName } from '../world/names.ts';

/** What the texts of acts stand for by now. */
export interface Known {
  readonly ids: Readonly<Record<RowName, string>>;
  readonly now: Date;
  /** Learned from answers, by the word that acts say: codes, ids of what was made. */
  readonly learned: ReadonlyMap<string, string>;
}

const ZONE = 'America/Chicago';
const QUARTER_MS = 15 * 60_000;
const MINUTE_MS = 60_000;
const HOUR = 60;

/** Times that are far away are put on the grid of calendars. */
const instantIn = (now: Date, minutes: number): string => {
  const at = now.getTime() + minutes * MINUTE_MS;
  return new Date(Math.abs(minutes) > HOUR ? Math.floor(at / QUARTER_MS) * QUARTER_MS : at).toISOString();
};

/** Undefined where the word says nothing yet, for example because nobody sold a gift card. */
const wordOf = (word: string, { ids, now, learned }: Known): string | number | undefined => {
  const [name = '', amount = '0'] = word.split(':');
  if (name === 'in') return instantIn(now, Number(amount));
  if (name === 'day') return addDays(localDateAt(now, ZONE), Number(amount));
  if (name === 'asked') return learned.has(name) ? Number(learned.get(name)) : undefined;
  return (ids as Readonly<Record<string, string>>)[name] ?? learned.get(name);
};

export class Unknown extends Error {}

/** A copy with ids and times instead of words. */
export const resolved = (value: Json, known: Known): Json => {
  if (typeof value === 'string') {
    if (!value.startsWith('@')) return value;
    const found = wordOf(value.slice(1), known);
    if (found === undefined) throw new Unknown(value);
    return found;
  }
  if (Array.isArray(value)) return value.map((item) => resolved(item, known));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolved(part, known)]));
};
