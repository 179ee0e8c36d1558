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
const DAYS_BACK = 14;
const DAYS_AHEAD = 14;
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
}

const at = ({ timeZone }: Making, date: LocalDate, minutes: number) => instantOf(date, minutes, timeZone);

/** The stops of a day, one after the other; as many as fit into the hours, or the given number on the day of the route. */
const stopsOn = (making: Making, groomer: DemoPerson, date: LocalDate, wanted: number, mustFit: boolean): Stop[] => {
  const random = randomFrom(`${making.site}/appointments/${groomer.id}/${date}`);
  const offer = making.offers.find(({ providerId }) => providerId === groomer.id);
  const own = making.hours.find(({ providerId }) => providerId === groomer.id);
  const windows = (own?.windows ?? []).filter(({ day }) => day === weekdayOf(date));
  const isOff = own?.timeOff.some(({ startDate, endDate }) => startDate <= date && date <= endDate) ?? false;
  if (!offer || (mustFit && (isOff || windows.length === 0))) return [];
  const customers = making.relations
    .filter(({ providerId, block }) => providerId === groomer.id && block === null)
    .flatMap(({ customerId }) => making.people.find(({ id }) => id === customerId) ?? []);
  const close = Math.max(0, ...windows.map(({ end }) => end));
  const stops: Stop[] = [];
  let minute = Math.min(...windows.map(({ start }) => start), ...(windows[0] ? [] : [DEFAULT_START]));
  for (const customer of random.shuffled(customers)) {
    const key = `${groomer.id}/${date}/${stops.length}`;
    const lines = making.pets
      .filter(({ customerId }) => customerId === customer.id)
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
}

/** What the first stop of a working day tells, by days from today: an unclosed one, and each kind of request. */
const STORY: Readonly<Record<number, Told>> = {
  [-1]: { status: 'accepted' },
  1: { status: 'pending', sinceHours: 22 },
  2: { status: 'reschedule_request', sinceHours: 3 },
  3: { status: 'pending', sinceHours: 1 },
  4: { status: 'cancellation_request', sinceHours: 5 },
};

const CANCELED_EVERY = 7;

/** `workday` counts the days with stops from today on, backwards for those before. */
const toldOf = (groomer: DemoPerson, workday: number, index: number, count: number): Told => {
  const told = groomer.login === 'groomer' && index === 0 ? STORY[workday] : undefined;
  if (told) return told;
  if (workday >= 0) return { status: 'accepted' };
  return { status: count % CANCELED_EVERY === 3 ? 'cancelled' : 'complete' };
};

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
    reason: told.status === 'cancelled' ? (referenceLists.cancellationReasons[0] ?? null) : null,
    address: customer.customer.address,
    addressNotes: customer.customer.addressNotes,
    lines,
  };
};

const BOOKED: readonly DemoPerson['login'][] = ['groomer', 'busyGroomer'];

const daysOf = (making: Making, groomer: DemoPerson, today: LocalDate): SeedAppointment[] => {
  const stopsIn = (day: number) => {
    const isRoute = day === 0 && groomer.login === 'groomer';
    const wanted = isRoute ? ROUTE_STOPS : 2 + ((day + DAYS_BACK) % 2);
    return stopsOn(making, groomer, addDays(today, day), wanted, !isRoute);
  };
  const range = (length: number, dayOf: (index: number) => number) =>
    Array.from({ length }, (_, index) => stopsIn(dayOf(index))).filter((stops) => stops.length > 0);
  const ahead = range(DAYS_AHEAD, (index) => index + 1).map((stops, index) => ({ stops, workday: index + 1 }));
  const back = range(DAYS_BACK, (index) => -1 - index).map((stops, index) => ({ stops, workday: -1 - index }));
  let count = 0;
  return [...back, { stops: stopsIn(0), workday: 0 }, ...ahead].flatMap(({ stops, workday }) =>
    stops.map((stop, index) => {
      count += 1;
      const last = stops.at(-1)?.end ?? stop.end;
      return appointmentOf(making, groomer, stop, toldOf(groomer, workday, index, count), last);
    }),
  );
};

/** Two weeks back and two ahead of the groomers who log in; the first of them has a route of five stops today. */
export const appointmentsOf = (making: Making): { providers: string[]; appointments: SeedAppointment[] } => {
  const groomers = making.people.filter(({ login }) => BOOKED.includes(login));
  const today = localDateAt(making.now, making.timeZone);
  return {
    providers: groomers.map(({ id }) => id),
    appointments: groomers.flatMap((groomer) => daysOf(making, groomer, today)),
  };
};
