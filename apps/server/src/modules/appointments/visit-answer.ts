import type { AnswerOf, appointmentsContract, OrderPart } from '@tailgate/contract';
import { addCents, cents, dollarsOf, sumCents } from '@tailgate/values/money';
import type { Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { LineExtra } from '../../platform/db/stored/orders.ts';
import { found } from '../../platform/failure.ts';
import { canOf } from '../../platform/machines/can.ts';
import type { Platform } from '../../platform/platform.ts';
import { appointmentDetails, type AppointmentDetails } from '../../views/appointments.ts';
import { displayNameOf } from '../accounts/index.ts';
import { imagesById } from '../attachments/index.ts';
import { addressOf, answerByIn, askedTimeIn, onMyWayIn } from './answer-parts.ts';
import { appointments } from './appointment.effects.ts';
import { lineCounts } from './appointments.queries.ts';
import { isOverdue } from './appointments.rules.ts';
import { finalLinePrice, finalServicePrice } from './lines/line-prices.ts';
import { contentsOf, pricedLine, type OrderContents } from './lines/order-contents.ts';
import { alertsIn } from './visit/alerts.rules.ts';
import { canCostFee } from './times/told-times.rules.ts';

type Detail = AnswerOf<typeof appointmentsContract.getAppointment>;
/** What an appointment is to its groomer, without what its order comes to. */
type VisitAnswer = Omit<Detail, OrderPart | 'customCharges'>;

/** Add-ons or time modifiers, with prices in dollars. */
export const extrasAnswer = (stored: readonly LineExtra[]) =>
  stored.map(({ priceCents, ...extra }) => ({ ...extra, price: dollarsOf(priceCents) }));

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const MOVES: readonly string[] = ['reschedule', 'acceptMove', 'acceptProposal'];

/** A change of time, as the history tells it. */
const movesIn = (history: AppointmentDetails['history']): Detail['rescheduleHistory'] =>
  history
    .filter(({ name }) => MOVES.includes(name))
    .map(({ actor, details, at }) => {
      const { oldStart, newStart } = details;
      return {
        oldDateTime: text(oldStart),
        newDateTime: text(newStart),
        changedBy: actor === 'customer' || actor === 'staff' ? actor : 'groomer',
        changedAt: at.toISOString(),
      };
    });

const CALLED_OFF_BY: Readonly<Record<string, (actor: string) => Detail['cancelledBy']>> = {
  withdraw: () => 'customer',
  // The groomer only agrees.
  acceptCancellation: () => 'customer',
  cancel: (actor) => (actor === 'staff' ? 'staff' : 'groomer'),
};

const calledOffBy = (history: AppointmentDetails['history']): Detail['cancelledBy'] => {
  const last = history.findLast(({ name }) => name in CALLED_OFF_BY);
  return last ? (CALLED_OFF_BY[last.name]?.(last.actor) ?? null) : null;
};

const lateNoticesIn = (history: AppointmentDetails['history']): Detail['lateNotices'] =>
  history
    .filter(({ name }) => name === 'runLate')
    .map(({ details, at }) => ({
      minutes: Number(details['minutes']),
      toldAt: at.toISOString(),
    }));

const kindOf = (slug: string): 'dog' | 'cat' | 'other' => (slug === 'dog' || slug === 'cat' ? slug : 'other');

const linesAnswer = async (tx: Tx, lines: AppointmentDetails['lines'], platform: Platform) => {
  const year = platform.clock.now().getUTCFullYear();
  const images = await imagesById(
    tx,
    lines.flatMap((line) => [line.before_file_id, line.after_file_id, line.photo_file_id]),
    platform,
  );
  const imageOf = (id: string | null) => (id === null ? null : (images.get(id) ?? null));
  return lines.map((line) => ({
    id: line.id,
    pet: {
      id: line.pet_id,
      name: line.pet_name,
      breed: line.breed_name,
      kind: kindOf(line.pet_type_slug),
      photo: imageOf(line.photo_file_id),
      age: line.birth_year === null ? null : Math.max(0, year - line.birth_year),
      weight: line.weight_lb,
    },
    service: { id: line.service_id, name: line.service_name },
    addOns: extrasAnswer(line.add_ons),
    petTimeModifiers: extrasAnswer(line.time_modifiers),
    minEstimatedServicePrice: dollarsOf(line.min_cents),
    maxEstimatedServicePrice: dollarsOf(line.max_cents),
    finalServicePrice: dollarsOf(finalServicePrice(pricedLine(line))),
    finalPrice: dollarsOf(finalLinePrice(pricedLine(line))),
    minutes: line.minutes,
    spNote: line.note,
    beforePhoto: imageOf(line.before_file_id),
    afterPhoto: imageOf(line.after_file_id),
    isPhotoPublic: line.is_photo_public,
    startTime: line.started_at?.toISOString() ?? null,
    endTime: line.ended_at?.toISOString() ?? null,
  }));
};

const answerOf = async (
  tx: Tx,
  viewerId: string,
  { row, customer, provider, lines, history }: AppointmentDetails,
  platform: Platform,
): Promise<VisitAnswer> => {
  const now = platform.clock.now();
  const total = (of: 'min_cents' | 'max_cents') =>
    dollarsOf(addCents(sumCents(lines.map((line) => cents(line[of]))), row.travel_fee_cents));
  const lateNotices = lateNoticesIn(history);
  const facts = { ...lineCounts(lines), lateNotices: lateNotices.length, hasSetOut: row.set_out !== null };
  const actor = row.provider_id === viewerId ? 'groomer' : null;
  return {
    id: row.id,
    type: 'grooming',
    status: row.status,
    appointmentStart: row.starts_at.toISOString(),
    appointmentEnd: row.ends_at.toISOString(),
    timeZone: row.time_zone,
    bookedAt: row.booked_at.toISOString(),
    bookedBy: row.booked_by,
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    cancelledBy: row.status === 'cancelled' ? calledOffBy(history) : null,
    canceledRequestedAt: history.findLast(({ name }) => name === 'askToCancel')?.at.toISOString() ?? null,
    cancellationFee: row.status === 'cancellation_request' ? dollarsOf(cents(row.cancellation_fee_cents ?? 0)) : null,
    rescheduleRequest: askedTimeIn(row),
    orderMarkedAsNoShow: row.is_no_show,
    rescheduleCount: row.moves,
    rescheduleHistory: movesIn(history),
    reason: row.reason,
    reasonNote: row.reason_note,
    tradeNote: row.trade_note,
    tradeRejected: row.trade_refused_at !== null,
    message: row.message,
    serviceProvider: { id: row.provider_id, displayName: displayNameOf(provider) },
    customer: {
      id: row.customer_id,
      displayName: displayNameOf(customer),
      firstName: customer.first_name,
      phone: customer.phone,
      email: customer.email,
      vip: customer.vip ?? false,
      notes: customer.notes ?? '',
      loyaltyPoints: customer.visits,
      isNew: customer.visits === 0,
    },
    address: addressOf(row),
    addressLine2: row.address_line_2,
    // What the customer says, and what this groomer knows besides.
    addressNotes: [row.address_notes, actor === null ? '' : (customer.entry_notes ?? '')].filter(Boolean).join('\n'),
    city: row.city,
    latitude: row.latitude,
    longitude: row.longitude,
    alerts: alertsIn(row.alert_facts),
    petServices: await linesAnswer(tx, lines, platform),
    currency: row.currency,
    travelFee: dollarsOf(row.travel_fee_cents),
    minPrice: total('min_cents'),
    maxPrice: total('max_cents'),
    serviceTime: lines.reduce((sum, { minutes }) => sum + minutes, 0),
    recurrenceId: row.recurrence_id,
    answerBy: answerByIn(row),
    isAlwaysTold: row.has_card,
    canCostFee: canCostFee(row),
    isOverdue: isOverdue(row, now),
    lateNotices,
    onMyWay: onMyWayIn(row.status, row.set_out, facts.startedLines > 0),
    can: canOf(appointments, actor, { ...row, ...facts }, now),
  };
};

/** One appointment as its groomer sees it, and what is on its order. */
export const visitAnswer = async (
  tx: Tx,
  viewerId: string,
  appointment: string | Rows<'appointments'>,
  platform: Platform,
): Promise<{ readonly visit: VisitAnswer; readonly contents: OrderContents }> => {
  const one: Rows<'appointments'> =
    typeof appointment === 'string' ? (row) => row('appointments.id', '=', appointment) : appointment;
  const details = found(await appointmentDetails(tx, one));
  return { visit: await answerOf(tx, viewerId, details, platform), contents: contentsOf(details.row, details.lines) };
};
