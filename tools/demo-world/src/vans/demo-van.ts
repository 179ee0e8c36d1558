import { randomFrom, type Random } from '@tailgate/kit';
import type { SeedVehicleMove } from '@tailgate/server/seeding';
import { localDateAt, type LocalDate } from '@tailgate/values';
import { buildVin } from '@tailgate/values/vin';
import type { DemoSite } from '../logins.ts';
import type { DemoPerson } from '../people/demo-person.ts';
import { demoId } from '../people/ids.ts';
import type { ProviderStory, SiteStory } from '../story/site-story.ts';
import { daysBefore } from '../today.ts';
import { FLEETS, GROOMER_VANS, type VanStory } from './fleets.ts';
import { VAN_MODELS, YEAR_CODES, type VanModel } from './models.ts';

/** A van of the story: the rows of the seed are made of it. */
export interface DemoVan {
  readonly id: string;
  readonly site: SiteStory;
  readonly owner: DemoPerson;
  /** Where the owner lives and its vans stand. */
  readonly neighborhood: string;
  readonly isForRent: boolean;
  readonly fleetSize: number;
  /** From 1. */
  readonly number: number;
  readonly name: string;
  readonly story: VanStory;
  readonly model: VanModel;
  readonly vin: string;
  readonly plate: string;
  readonly today: LocalDate;
  readonly addedAt: Date;
  readonly moves: readonly [SeedVehicleMove, ...SeedVehicleMove[]];
  /** When it was retired. */
  readonly endedAt: Date | null;
}

/** A sequence of choices of this van alone. */
export const randomOf = ({ id }: Pick<DemoVan, 'id'>, purpose: string): Random => randomFrom(`${purpose}/${id}`);

const LETTERS = 'BCDFGHJKLMNPRSTVWXYZ';
const letters = (random: Random, count: number) =>
  Array.from({ length: count }, () => LETTERS.charAt(random.integer(0, LETTERS.length - 1))).join('');
const digits = (random: Random, count: number) => String(random.integer(0, 10 ** count - 1)).padStart(count, '0');

/** As the states issue them. */
const plateOf = (state: string, random: Random): string =>
  state === 'TX'
    ? `${letters(random, 3)}${digits(random, 4)}`
    : `${letters(random, 3)}${digits(random, 1)}${letters(random, 1)}${digits(random, 1)}${letters(random, 1)}`;

const DRAFTED_DAYS_AGO = 12;
const RETIRED_DAYS_AGO = 120;
const PAUSED_DAYS_AGO = 9;
const WEEK = 7;

/** Vans came one after the other, after their owner joined. */
const addedDaysAgo = (owner: DemoPerson, story: VanStory, number: number): number =>
  story.state === 'draft'
    ? DRAFTED_DAYS_AGO + (number % WEEK)
    : Math.max(owner.joinedDaysAgo - 2 - WEEK * Math.floor((number - 1) / 2), 2 * WEEK);

interface Times {
  readonly today: Date;
  readonly addedAt: Date;
}

const MOVES_TO = { draft: [], listed: ['list'], paused: ['list', 'pause'], retired: ['list', 'retire'] } as const;
const MOVES = {
  list: { from: 'draft', to: 'listed' },
  pause: { from: 'listed', to: 'paused' },
  retire: { from: 'listed', to: 'retired' },
} as const;
const LISTED_AFTER_DAYS = 3;

const movesOf = (site: DemoSite, id: string, { state = 'listed' }: VanStory, times: Times): DemoVan['moves'] => {
  const idOf = (name: string) => demoId(site, 'van-move', id, name);
  const at = {
    list: daysBefore(times.addedAt, -LISTED_AFTER_DAYS),
    pause: daysBefore(times.today, PAUSED_DAYS_AGO),
    retire: daysBefore(times.today, RETIRED_DAYS_AGO),
  };
  return [
    { id: idOf('add'), name: 'add', from: null, to: 'draft', at: times.addedAt },
    ...MOVES_TO[state].map((name) => ({ id: idOf(name), name, ...MOVES[name], at: at[name] })),
  ];
};

interface Owning {
  readonly owner: DemoPerson;
  readonly provider: ProviderStory;
  readonly stories: readonly VanStory[];
  readonly isForRent: boolean;
}

const vanOf =
  (site: SiteStory, people: readonly DemoPerson[], { today, now }: Now) =>
  ({ owner, provider, stories, isForRent }: Owning) =>
  (story: VanStory, index: number): DemoVan => {
    const { slug, metro } = site;
    const number = index + 1;
    const id = demoId(slug, 'van', owner.id, String(number));
    const random = randomFrom(`van/${id}`);
    const model = VAN_MODELS[story.model];
    const addedAt = daysBefore(today, addedDaysAgo(owner, story, number));
    const moves = movesOf(slug, id, story, { today, addedAt });
    const serial = `${model.plant}A${digits(random, 5)}`;
    return {
      id,
      site,
      owner,
      neighborhood: provider.neighborhood,
      isForRent,
      fleetSize: stories.length,
      number,
      name: story.name ?? `Van ${number}`,
      story,
      model,
      vin: buildVin(model.vinStart, `${YEAR_CODES[story.year]}${serial}`),
      plate: plateOf(metro.state, random),
      today: localDateAt(now, metro.timeZone),
      addedAt,
      moves,
      endedAt: moves.find(({ to }) => to === 'retired')?.at ?? null,
    };
  };

/** Moments are those of the same day; days of a van begin where it stands. */
export interface Now {
  readonly today: Date;
  readonly now: Date;
}

/** Three fleets, and the vans of the groomers who own one. */
export const vansOf = (site: SiteStory, people: readonly DemoPerson[], at: Now): DemoVan[] => {
  const personOf = (provider: ProviderStory): DemoPerson => {
    const person = people.find(({ email }) => email === provider.email);
    if (!person) throw new Error(`${site.slug} has nobody with the email ${provider.email}`);
    return person;
  };
  const fleets = site.fleetOwners.flatMap((provider) =>
    provider.vans ? { owner: personOf(provider), provider, stories: FLEETS[provider.vans], isForRent: true } : [],
  );
  const own = site.groomers
    .filter(({ vans }) => vans === 1)
    .map((provider, index) => ({
      owner: personOf(provider),
      provider,
      stories: GROOMER_VANS.slice(index, index + 1),
      isForRent: false,
    }));
  const make = vanOf(site, people, at);
  return [...fleets, ...own].flatMap((owning) => owning.stories.map((story, index) => make(owning)(story, index)));
};
