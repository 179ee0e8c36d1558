import type { SeedCustody, VanBlock } from '@tailgate/server/seeding';
import { addDays, instantOf, weekdayOf } from '@tailgate/values';
import type { DemoPerson } from '../people/demo-person.ts';
import { demoId } from '../people/ids.ts';
import { BLOCKS, STRETCHES, WEEKLY, type DriverName, type StretchStory } from './custody-story.ts';
import type { DemoVan } from './demo-van.ts';
import { FLEETS } from './fleets.ts';

/** A van with who holds it from when to when. */
export interface Held {
  readonly van: DemoVan;
  readonly holder: DemoPerson;
  readonly start: Date;
  /** Null: until further notice. */
  readonly end: Date | null;
  readonly reason: SeedCustody['reason'];
}

/** The groomers who drive, by what they are in the story. */
export type Cast = Readonly<Record<DriverName, DemoPerson>>;

export const castOf = (people: readonly DemoPerson[], vans: readonly DemoVan[]): Cast => {
  const owners = vans.filter(({ isForRent }) => !isForRent).map(({ owner }) => owner);
  const found = (what: string, person: DemoPerson | undefined): DemoPerson => {
    if (!person) throw new Error(`Nobody in the story is the driver '${what}'`);
    return person;
  };
  const withLogin = (login: DemoPerson['login']) =>
    found(
      String(login),
      people.find((person) => person.login === login),
    );
  const [second, third] = owners.filter(({ login }) => login === null);
  const isRegular = ({ id, login, roles, provider }: DemoPerson) =>
    login === null && roles[0] === 'groomer' && provider?.status === 'active' && !owners.some((own) => own.id === id);
  return {
    busy: withLogin('busyGroomer'),
    main: withLogin('groomer'),
    renting: withLogin('groomerAndRenter'),
    imported: withLogin('importedGroomer'),
    away: withLogin('groomerOnTimeOff'),
    retired: withLogin('inactiveGroomer'),
    regular: found('regular', people.find(isRegular)),
    second: found('second', second),
    third: found('third', third),
  };
};

/** A van of a fleet by its number, from 1. */
export const vanNamed = (vans: readonly DemoVan[], [fleet, number]: StretchStory['van']): DemoVan => {
  const found = vans.find((van) => van.isForRent && van.fleetSize === FLEETS[fleet].length && van.number === number);
  if (!found) throw new Error(`The fleet of ${fleet} has no van ${number}`);
  return found;
};

/** The first instant of a day of the van, in days from today. */
const dawnOf = ({ today, site }: DemoVan, day: number): Date => instantOf(addDays(today, day), 0, site.metro.timeZone);

const stretch = (vans: readonly DemoVan[], cast: Cast, { van: name, who, days, isTemporary }: StretchStory): Held => {
  const van = vanNamed(vans, name);
  const [from, to] = days;
  return {
    van,
    holder: cast[who],
    start: dawnOf(van, from),
    end: to === null ? null : dawnOf(van, to),
    reason: isTemporary ? 'temporary' : 'assignment',
  };
};

const weeklyStretches = (vans: readonly DemoVan[], cast: Cast): Held[] => {
  const { van, who, weekdays, days } = WEEKLY;
  const { today } = vanNamed(vans, van);
  const [from, to] = days;
  return Array.from({ length: to - from }, (_, index) => from + index)
    .filter((day) => weekdays.some((weekday) => weekday === weekdayOf(addDays(today, day))))
    .map((day) => stretch(vans, cast, { van, who, days: [day, day + 1] }));
};

/** Who held and will hold the vans of a site: owners of one van that is not for rent hold it always. */
export const heldVans = (vans: readonly DemoVan[], cast: Cast): Held[] => [
  ...vans
    .filter(({ isForRent }) => !isForRent)
    .map((van) => ({ van, holder: van.owner, start: van.addedAt, end: null, reason: 'owner' as const })),
  ...STRETCHES.map((story) => stretch(vans, cast, story)),
  ...weeklyStretches(vans, cast),
];

export const custodyOf = (held: readonly Held[]): SeedCustody[] =>
  held.map(({ van, holder, start, end, reason }) => ({
    id: demoId(van.site.slug, 'custody', van.id, start.toISOString()),
    vehicleId: van.id,
    holderId: holder.id,
    reason,
    subjectId: null,
    start,
    end,
    createdBy: van.owner.id,
  }));

/** Who drives a van of somebody else at an instant. */
export const driverAt = (held: readonly Held[], van: DemoVan, at: Date): DemoPerson | null =>
  held.find(
    (one) => one.van.id === van.id && one.reason !== 'owner' && one.start <= at && (one.end === null || at < one.end),
  )?.holder ?? null;

export interface DemoBlock extends VanBlock {
  readonly van: DemoVan;
  readonly why: (typeof BLOCKS)[number]['why'];
}

export const blocksOf = (vans: readonly DemoVan[], cast: Cast): DemoBlock[] =>
  BLOCKS.map(({ van: named, kind, why, from, to }, index) => {
    const van =
      typeof named === 'string' ? vans.find(({ owner }) => owner.id === cast[named].id) : vanNamed(vans, named);
    if (!van) throw new Error(`${String(named)} has no van`);
    const at = ([day, minutes]: readonly [number, number]) =>
      instantOf(addDays(van.today, day), minutes, van.site.metro.timeZone);
    return {
      id: demoId(van.site.slug, 'van-block', String(index)),
      van,
      why,
      vehicleId: van.id,
      kind,
      subjectId: null,
      start: at(from),
      end: at(to),
    };
  });
