import { randomFrom, type Random } from '@tailgate/kit';
import type {
  SeedAppointment,
  SeedCatalogue,
  SeedHours,
  SeedOffer,
  SeedPet,
  SeedRelation,
} from '@tailgate/server/seeding';
import { addDays, instantOf, localDateAt, weekdayOf, type LocalDate } from '@tailgate/values';
import { cents } from '@tailgate/values/money';
import { parse, v7 } from 'uuid';
import type { DemoSite } from '../logins.ts';
import { referenceLists } from '../story/reference-lists.ts';
import type { DemoPerson } from './demo-person.ts';
import { demoId } from './ids.ts';

const HOUR_MS = 3_600_000;
/** A year behind and six weeks ahead. */
const DAYS_BACK = 365;
const DAYS_AHEAD = 42;
/** Calendars fill up from the front. */
const FULL_DAYS_AHEAD = 14;
/** Time to drive and to set up between two stops. */
const GAP_MINUTES = 30;
const DEFAULT_START = 8 * 60;
const ROUTE_STOPS = 5;
const TRAVEL_FEE = cents(1500);

interface Making {
  readonly site: DemoSite;
  readonly people: readonly DemoPerson[];
  readonly pets: readonly SeedPet[];
  readonly relations: readonly SeedRelation[];
  readonly catalogue: SeedCatalogue;
  readonly offers: readonly SeedOffer[];
  readonly hours: readonly SeedHours[];
  readonly timeZone: string;
  readonly now: Date;
}

type Line = SeedAppointment['lines'][number];

/** What is looked up for every stop of a year. */
interface Book {
  readonly offer: SeedOffer | undefined;
  readonly hours: SeedHours | undefined;
  readonly customers: readonly DemoPerson[];
  readonly petsOf: ReadonlyMap<string, readonly SeedPet[]>;
}

const bookOf = ({ people, pets, relations, offers, hours }: Making, groomer: DemoPerson): Book => {
  const isOwn = ({ providerId }: { readonly providerId: string }) => providerId === groomer.id;
  const own = new Set(relations.filter((one) => isOwn(one) && one.block === null).map(({ customerId }) => customerId));
  return {
    offer: offers.find(isOwn),
    hours: hours.find(isOwn),
    customers: people.filter(({ id }) => own.has(id)),
    petsOf: Map.groupBy(pets, ({ customerId }) => customerId),
  };
};

/** One service of the groomer's own price list that is offered for the pet, or none. */
const lineOf = (making: Making, offer: SeedOffer, pet: SeedPet, key: string, random: Random): Line | undefined => {
  const breed = making.catalogue.breeds.find(({ id }) => id === pet.breedId);
  const fitting = offer.services.filter(
    ({ serviceId, hourlyRateCents }) =>
      hourlyRateCents === null &&
      making.catalogue.services.find(({ id }) => id === serviceId)?.petTypeId === pet.petTypeId,
  );
  if (!breed || fitting.length === 0) return undefined;
  const offered = random.pick(fitting);
  const service = making.catalogue.services.find(({ id }) => id === offered.serviceId);
  const size = offered.sizes.find((price) => price.size === breed.size) ?? offered.sizes[0];
  const byBreed = offered.breeds.find(({ breedId }) => breedId === breed.id);
  if (!service || !size) return undefined;
  return {
    id: demoId(making.site, 'appointment-line', key, pet.id),
    petId: pet.id,
    petName: pet.name,
    breedName: breed.name,
    serviceId: service.id,
    serviceName: service.name,
    minCents: byBreed?.minCents ?? size.priceCents,
    maxCents: byBreed?.maxCents ?? size.priceCents,
    minutes: byBreed?.minutes ?? size.minutes,
  };
};

interface Stop {
  readonly customer: DemoPerson;
  readonly lines: readonly Line[];
  readonly start: Date;
  readonly end: Date;
  readonly key: string;
  readonly recurrenceId?: string;
}

const at = ({ timeZone }: Making, date: LocalDate, minutes: number) => instantOf(date, minutes, timeZone);

/** The stops of a day, one after the other; as many as fit into the hours, or the given number on the day of the route. */
const stopsOn = (making: Making, book: Book, groomer: DemoPerson, date: LocalDate, wanted: number): Stop[] => {
  const random = randomFrom(`${making.site}/appointments/${groomer.id}/${date}`);
  const { offer, hours } = book;
  const mustFit = wanted !== ROUTE_STOPS;
  const windows = (hours?.windows ?? []).filter(({ day }) => day === weekdayOf(date));
  const isOff = hours?.timeOff.some(({ startDate, endDate }) => startDate <= date && date <= endDate) ?? false;
  if (!offer || (mustFit && (isOff || windows.length === 0))) return [];
  const close = Math.max(0, ...windows.map(({ end }) => end));
  const stops: Stop[] = [];
  let minute = Math.min(...windows.map(({ start }) => start), ...(windows[0] ? [] : [DEFAULT_START]));
  for (const customer of random.shuffled(book.customers)) {
    const key = `${groomer.id}/${date}/${stops.length}`;
    const lines = (book.petsOf.get(customer.id) ?? [])
      .slice(0, stops.length % 3 === 0 ? 2 : 1)
      .flatMap((pet) => lineOf(making, offer, pet, key, random) ?? []);
    const minutes = Math.ceil(lines.reduce((sum, line) => sum + line.minutes, 0) / 15) * 15;
    if (minutes === 0 || (mustFit && minute + minutes > close)) continue;
    stops.push({ customer, lines, key, start: at(making, date, minute), end: at(making, date, minute + minutes) });
    minute += minutes + GAP_MINUTES;
    if (stops.length === wanted) break;
  }
  return stops;
};

interface Told extends Pick<SeedAppointment, 'status'> {
  readonly sinceHours?: number;
  readonly reason?: string;
  readonly isNoShow?: true;
  readonly isStarted?: true;
  readonly tradePartnerId?: string;
}

/** What the first stop of a working day tells, by days from today: an unclosed one, and each kind of request. */
const STORY: Readonly<Record<number, Told>> = {
  [-1]: { status: 'accepted' },
  1: { status: 'pending', sinceHours: 22 },
  2: { status: 'reschedule_request', sinceHours: 3 },
  3: { status: 'pending', sinceHours: 1 },
  4: { status: 'cancellation_request', sinceHours: 5 },
};

/** What the last stop of a colleague's day tells: a trade offered to the groomer who logs in, and a job nobody took. */
const storyOfColleague = (mainId: string): Readonly<Record<number, Told>> => ({
  2: { status: 'unassigned', sinceHours: 1 },
  5: { status: 'in_trade', sinceHours: 2, tradePartnerId: mainId },
});

const CANCELED_EVERY = 11;
const NO_SHOW_EVERY = 43;

const pastOf = (count: number): Told => {
  if (count % NO_SHOW_EVERY === 5) return { status: 'cancelled', isNoShow: true, reason: 'Customer absent' };
  if (count % CANCELED_EVERY !== 3) return { status: 'complete' };
  const reasons = referenceLists.cancellationReasons;
  return { status: 'cancelled', reason: reasons[count % reasons.length] ?? '' };
};

interface Day {
  /** From today. */
  readonly day: number;
  readonly stops: readonly Stop[];
  /** Counts the days with stops from today on, backwards for those before. */
  readonly workday: number;
}

/** The route of the groomer who logs in lies ahead whenever it is seeded; the others are on their way. */
const todayOf = (groomer: DemoPerson, { start, end }: Stop, now: Date): Told => {
  if (groomer.login === 'groomer' || start > now) return { status: 'accepted' };
  return end <= now ? { status: 'complete' } : { status: 'accepted', isStarted: true };
};

const toldOf = (casting: Casting, { stops, workday }: Day, index: number, count: number): Told => {
  const { groomer, main, colleague, now } = casting;
  const stop = stops[index];
  if (groomer === main && index === 0 && STORY[workday]) return STORY[workday];
  if (groomer === colleague && index === stops.length - 1) {
    const told = storyOfColleague(main.id)[workday];
    if (told) return told;
  }
  if (workday === 0 && stop) return todayOf(groomer, stop, now);
  return workday > 0 ? { status: 'accepted' } : pastOf(count);
};

interface Casting {
  readonly groomer: DemoPerson;
  readonly main: DemoPerson;
  readonly colleague: DemoPerson | undefined;
  readonly now: Date;
}

const appointmentOf = (making: Making, groomer: DemoPerson, stop: Stop, told: Told, last: Date): SeedAppointment => {
  const { site, now, timeZone } = making;
  const { customer, lines, start, end, key } = stop;
  const since = new Date(now.getTime() - (told.sinceHours ?? 0) * HOUR_MS);
  const booked =
    told.sinceHours === undefined ? new Date(Math.min(now.getTime(), start.getTime()) - 72 * HOUR_MS) : since;
  const askedStart = new Date(last.getTime() + GAP_MINUTES * 60_000);
  if (!customer.customer) throw new Error(`${customer.id} is no customer`);
  return {
    id: v7({ msecs: booked.getTime(), seq: 0, random: parse(demoId(site, 'appointment', key)) }),
    providerId: groomer.id,
    customerId: customer.id,
    status: told.status,
    statusSince: told.sinceHours === undefined ? booked : since,
    time: { start, end },
    asked:
      told.status === 'reschedule_request'
        ? { start: askedStart, end: new Date(askedStart.getTime() + (end.getTime() - start.getTime())) }
        : null,
    timeZone,
    bookedAt: booked,
    bookedBy: told.sinceHours === undefined && start.getTime() % 2 === 0 ? 'groomer' : 'customer',
    currency: 'USD',
    travelFeeCents: TRAVEL_FEE,
    reason: told.reason ?? null,
    isNoShow: told.isNoShow ?? false,
    cancellationFeeCents: told.status === 'cancellation_request' ? cents(3000) : null,
    isStarted: told.isStarted ?? false,
    recurrenceId: stop.recurrenceId ?? null,
    tradePartnerId: told.tradePartnerId ?? null,
    address: customer.customer.address,
    addressNotes: customer.customer.addressNotes,
    lines,
  };
};

/** A series begins after the days that tell a story, and comes every other week. */
const SERIES_FROM = 6;
const SERIES_EVERY = 14;

const withSeries = ({ site }: Making, days: readonly Day[]): Day[] => {
  const first = days.find(({ day }) => day >= SERIES_FROM);
  const regular = first?.stops.at(-1);
  if (!first || !regular) return [...days];
  const minutes = regular.end.getTime() - regular.start.getTime();
  return days.map((one) => {
    const last = one.stops.at(-1);
    if (!last || one.day < first.day || (one.day - first.day) % SERIES_EVERY !== 0) return one;
    const lines = regular.lines.map((line) => ({
      ...line,
      id: demoId(site, 'appointment-line', last.key, line.petId),
    }));
    const end = new Date(last.start.getTime() + minutes);
    const recurrenceId = demoId(site, 'series', regular.key);
    return {
      ...one,
      stops: [...one.stops.slice(0, -1), { ...last, customer: regular.customer, lines, end, recurrenceId }],
    };
  });
};

/** Two or three stops a day, more for the busy one and fewer for those who do not log in; fewer the farther ahead. */
const wantedOn = (groomer: DemoPerson, day: number): number => {
  if (day === 0 && groomer.login === 'groomer') return ROUTE_STOPS;
  const usual = groomer.login === 'busyGroomer' ? 4 : (groomer.login === null ? 1 : 2) + (Math.abs(day) % 2);
  return day > FULL_DAYS_AHEAD ? Math.max(1, usual - 2) : usual;
};

const daysOf = (making: Making, casting: Casting): SeedAppointment[] => {
  const { groomer, main } = casting;
  const book = bookOf(making, groomer);
  const today = localDateAt(making.now, making.timeZone);
  const dayAt = (day: number) => ({
    day,
    stops: stopsOn(making, book, groomer, addDays(today, day), wantedOn(groomer, day)),
  });
  const range = (length: number, dayOf: (index: number) => number, sign: 1 | -1) =>
    Array.from({ length }, (_, index) => dayAt(dayOf(index)))
      .filter(({ stops }) => stops.length > 0)
      .map((one, index) => ({ ...one, workday: sign * (index + 1) }));
  const back = range(DAYS_BACK, (index) => -1 - index, -1);
  const ahead = range(DAYS_AHEAD, (index) => index + 1, 1);
  let count = 0;
  return [...back, { ...dayAt(0), workday: 0 }, ...(groomer === main ? withSeries(making, ahead) : ahead)].flatMap(
    (day) =>
      day.stops.map((stop, index) => {
        count += 1;
        const last = day.stops.at(-1)?.end ?? stop.end;
        return appointmentOf(making, groomer, stop, toldOf(casting, day, index, count), last);
      }),
  );
};

/**
 * A year back and six weeks ahead of every active groomer. The one who logs in has a route of five stops today,
 * requests to answer, an appointment to close, a series, a trade to answer and a job to take.
 */
export const appointmentsOf = (making: Making): { providers: string[]; appointments: SeedAppointment[] } => {
  const groomers = making.people.filter(
    ({ roles, provider }) => roles[0] === 'groomer' && provider?.status === 'active',
  );
  const main = groomers.find(({ login }) => login === 'groomer');
  const colleague = groomers.find(({ login }) => login === 'busyGroomer');
  if (!main) return { providers: [], appointments: [] };
  return {
    providers: groomers.map(({ id }) => id),
    appointments: groomers.flatMap((groomer) => daysOf(making, { groomer, main, colleague, now: making.now })),
  };
};
