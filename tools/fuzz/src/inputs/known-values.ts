import type { Ability, Role } from '@tailgate/contract';
import type { Random } from '@tailgate/kit';

/** A row that belongs to somebody else, and the roles that may name it all the same. */
export interface ForeignRow {
  readonly id: string;
  readonly mayBeNamedBy: readonly (Role | 'nobody')[];
}
export type ForeignRows = Readonly<Partial<Record<Ability, ForeignRow>>>;

/** What exists in the world under test, so that some inputs succeed. */
export interface KnownValues {
  /** Ids by the module whose answers named them; `files` holds those ready for use, `site` people one may meet. */
  readonly ids: Readonly<Record<string, readonly string[]>>;
  /** Of another site: they must look absent. */
  readonly foreignIds: readonly string[];
  /** What the site has in common, by the ability that decides about it: everybody may name it. */
  readonly ofSite: ForeignRows;
  /** Rows of a stranger on the same site, and of somebody on another one, by the ability that decides about them. */
  readonly strangers: ForeignRows;
  readonly otherSite: ForeignRows;
  readonly slugs: readonly string[];
  readonly emails: readonly string[];
  /** E.164. */
  readonly phones: readonly string[];
  readonly passwords: readonly string[];
  /** The days ahead (YYYY-MM-DD): what is booked or taken off must not be over. */
  readonly days: readonly string[];
}

export const NOTHING_KNOWN: KnownValues = {
  ids: {},
  foreignIds: [],
  ofSite: {},
  strangers: {},
  otherSite: {},
  slugs: [],
  emails: [],
  phones: [],
  passwords: [],
  days: [],
};

const hex = (draw: Random, digits: number) =>
  Array.from({ length: digits }, () => draw.integer(0, 15).toString(16)).join('');

/** Used where the world names no days of its own. */
const SOME_DAYS = ['2027-02-28', '2027-03-14', '2027-06-01', '2027-11-07', '2028-02-29'];

export const drawDay = (draw: Random, known: KnownValues) => draw.pick(known.days.length > 0 ? known.days : SOME_DAYS);

export const drawTime = (draw: Random) =>
  `${String(draw.integer(0, 23)).padStart(2, '0')}:${draw.pick(['00', '15', '30', '45'])}`;

export const drawInstant = (draw: Random, known: KnownValues) =>
  `${drawDay(draw, known)}T${drawTime(draw)}:00${draw.pick(['Z', 'Z', '.000Z', '-06:00'])}`;

const PLAUSIBLE_PHONES = ['+15125550123', '(737) 555-0188', '512.555.0142', '+442079460958'];

interface Hint {
  readonly name: RegExp;
  readonly values: (known: KnownValues, draw: Random) => readonly string[];
}

const HINTS: readonly Hint[] = [
  { name: /email/i, values: (known, draw) => [...known.emails, `someone-${hex(draw, 10)}@Example.test`] },
  { name: /phone/i, values: (known) => [...known.phones, ...PLAUSIBLE_PHONES] },
  { name: /^prefix$/, values: () => ['+1', '1'] },
  {
    name: /^number$/,
    values: (known) => [...known.phones.map((phone) => phone.replace(/^\+1/, '')), '512 555 0177', '(737) 555-0188'],
  },
  { name: /password/i, values: (known) => [...known.passwords, 'a brand new leash 77', 'ünïcode Häuschen ö'] },
  { name: /^vin$/, values: () => ['1M8GDM9AXKP042788', '1FTBR1C81NKA00001'] },
  { name: /^site$/, values: (known) => ['current', ...known.slugs] },
  { name: /country/i, values: () => ['US', 'ca', 'MX'] },
  { name: /time_?zone/i, values: () => ['America/Chicago', 'Europe/Berlin', 'Asia/Kolkata'] },
  // One word for an instant, a day or a time of day: the row refuses the other two, and the draw is repeated.
  {
    name: /date|day|time|start|end|begin|until|from|(At|^to)$/i,
    values: (known, draw) => [drawDay(draw, known), drawDay(draw, known), drawTime(draw), drawInstant(draw, known)],
  },
  { name: /currency/i, values: () => ['USD', 'EUR'] },
  { name: /(image|picture|photo|logo|licen[cs]e|document|file)\w*id$/i, values: (known) => known.ids['files'] ?? [] },
  // An address of one's own is taken once somebody has it: always a new one, from the schema.
  { name: /vanity/i, values: () => [] },
  {
    name: /url|logo|link|facebook|instagram|linkedin|twitter|youtube/i,
    values: () => ['https://example.test/a/b?c=d#e', 'http://example.test', '/s/why-us'],
  },
];

/** Values that a field of this name probably takes; empty when the name says nothing. */
export const hintsFor = (name: string, known: KnownValues, draw: Random): readonly string[] =>
  HINTS.find((hint) => hint.name.test(name))?.values(known, draw) ?? [];

const randomId = (draw: Random) => `${hex(draw, 8)}-${hex(draw, 4)}-7${hex(draw, 3)}-a${hex(draw, 3)}-${hex(draw, 12)}`;

/** An id: most often one the row's own module answered with, sometimes any other, sometimes nobody's. */
export const drawId = (draw: Random, known: KnownValues, module: string): string => {
  const own = known.ids[module] ?? [];
  const all = Object.values(known.ids).flat();
  const dice = draw.integer(0, 99);
  if (dice < 60 && own.length > 0) return draw.pick(own);
  if (dice < 85 && all.length > 0) return draw.pick(all);
  if (dice < 92 && known.foreignIds.length > 0) return draw.pick(known.foreignIds);
  return randomId(draw);
};
