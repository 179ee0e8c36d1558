import { feesByWeekday } from '@tailgate/pricing';
import { instantOf, weekdayOf, type LocalDate } from '@tailgate/values';
import { cents } from '@tailgate/values/money';
import { bookAppointment } from '../modules/booking/index.ts';
import { lockedSession, markPlaced, oneSession, type CheckoutSession } from '../modules/checkout/index.ts';
import { providerToAsk } from '../modules/providers/index.ts';
import { changeCalendars, planCalendarChange, resourcesOf, zonesAround } from '../modules/scheduling/index.ts';
import type { Rows } from '../platform/access/policy.ts';
import { dayNumberOf } from '../platform/calendar-days.ts';
import type { Stage, Tx } from '../platform/db/database.ts';
import { Failure } from '../platform/failure.ts';
import { newId } from '../platform/ids.ts';
import type { Mover } from '../platform/machines/bind-machine.ts';
import type { Platform } from '../platform/platform.ts';
import { customerToBook } from '../views/customer-to-book.ts';
import { changeCalendar } from './change-calendar.ts';
import { fitsAt, orNextSlots, visitCalendar } from './visit-calendar.ts';

export interface Placing {
  readonly session: Rows<'checkout_sessions'>;
  readonly date: LocalDate;
  /** Minutes since local midnight. */
  readonly time: number;
  /** Instead of the time that the services take. */
  readonly minutes: number | undefined;
  readonly checkAvailability: boolean;
  readonly isQuiet: boolean;
  readonly message: string;
}

const requireOpen = ({ placedIds, lines }: CheckoutSession): void => {
  if (placedIds.length > 0 || lines.length === 0) throw new Failure('illegal_transition');
};

const MINUTE_MS = 60_000;

/** Everything that the appointment will hold, read before its drives are resolved. */
const readVisit = async (tx: Tx, placing: Placing) => {
  const session = await oneSession(tx, placing.session);
  requireOpen(session);
  const customer = await customerToBook(tx, session.customerId);
  const { address } = customer;
  if (!address) throw new Failure('address_missing');
  const provider = await providerToAsk(tx, session.providerId);
  const place = { latitude: address.latitude, longitude: address.longitude };
  const minutes = placing.minutes ?? session.lines.reduce((sum, line) => sum + line.minutes, 0);
  const start = instantOf(placing.date, placing.time, provider.timeZone);
  const fees = feesByWeekday(await zonesAround(tx, provider.id, place));
  return {
    session,
    customer: { ...customer, address },
    provider,
    place,
    minutes,
    start,
    end: new Date(start.getTime() + minutes * MINUTE_MS),
    travelFeeCents: fees.get(weekdayOf(placing.date)) ?? cents(0),
    resources: await resourcesOf(tx, provider.id),
  };
};
type VisitToPlace = Awaited<ReturnType<typeof readVisit>>;

const appointmentOf = (id: string, visit: VisitToPlace, { message, isQuiet }: Placing) => {
  const { session, customer, provider } = visit;
  return {
    isQuiet,
    place: visit.place,
    values: {
      id,
      site_id: session.siteId,
      provider_id: provider.id,
      customer_id: customer.id,
      starts_at: visit.start,
      ends_at: visit.end,
      time_zone: provider.timeZone,
      address_line: customer.address.address,
      address_line_2: customer.addressLine2,
      city: customer.address.city,
      state_or_province: customer.address.stateOrProvince,
      postal_code: customer.address.postalCode,
      country: customer.address.country,
      address_notes: customer.addressNotes,
      currency: provider.currency,
      travel_fee_cents: visit.travelFeeCents,
      message,
    },
    lines: session.lines.map((line, position) => ({
      id: newId(),
      pet_id: line.petId,
      service_id: line.serviceId,
      position,
      pet_name: line.petName,
      breed_name: line.breedName,
      service_name: line.serviceName,
      min_cents: line.minCents,
      max_cents: line.maxCents,
      minutes: line.minutes,
      add_ons: JSON.stringify(line.addOns),
      time_modifiers: JSON.stringify(line.timeModifiers),
    })),
  };
};

/** Places the appointment of a checkout session: one winner for a time, however many ask for it at once. */
export const placeAppointment = async <T>(
  { stage, finish }: { readonly stage: Stage; readonly finish: (work: (tx: Tx) => Promise<T>) => Promise<T> },
  platform: Platform,
  viewer: Mover,
  placing: Placing,
  answer: (tx: Tx, appointmentId: string) => Promise<T>,
): Promise<T> => {
  // Read
  const visit = await stage((tx) => readVisit(tx, placing));
  const { provider, place, minutes, start, end } = visit;
  const asked = { providerId: provider.id, place, minutes };
  return await orNextSlots(stage, platform, asked, placing.date, async () => {
    if (placing.checkAvailability) {
      const day = dayNumberOf(placing.date);
      const within = { ...asked, days: { fromDay: day, toDay: day + 1 } };
      const calendar = await visitCalendar(stage, platform, () => Promise.resolve(within));
      if (!fitsAt(calendar, start, placing.date)) throw new Failure('slot_unavailable');
    }
    // Request the drives to and from the neighbors, then write
    const id = newId();
    const occupant = { id, kind: 'appointment' as const, subjectId: id, start, end, place, expiresAt: null };
    const edits = visit.resources.map((resource) => ({ resource, timeZone: provider.timeZone, add: [occupant] }));
    return await changeCalendar(
      { stage, write: finish },
      platform,
      (tx) => planCalendarChange(tx, edits, platform),
      async (tx, plan) => {
        requireOpen(await lockedSession(tx, placing.session));
        await changeCalendars(tx, visit.session.siteId, plan, platform);
        await bookAppointment(tx, viewer, appointmentOf(id, visit, placing), platform);
        await markPlaced(tx, visit.session.id, [id]);
        return await answer(tx, id);
      },
    );
  });
};
