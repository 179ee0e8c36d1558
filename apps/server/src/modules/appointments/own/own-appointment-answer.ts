import type { AnswerOf, appointmentsContract } from '@tailgate/contract';
import { addCents, cents, dollarsOf, multiplyCents, sumCents } from '@tailgate/values/money';
import type { Rows } from '../../../platform/access/policy.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { found } from '../../../platform/failure.ts';
import { canOf } from '../../../platform/machines/can.ts';
import type { Platform } from '../../../platform/platform.ts';
import { ownAppointments, type OwnRow } from '../../../views/own-appointments.ts';
import { displayNameOf } from '../../accounts/index.ts';
import { imagesById } from '../../attachments/index.ts';
import { addressOf, answerByIn, askedTimeIn, onMyWayIn } from '../answer-parts.ts';
import { appointments } from '../appointment.effects.ts';
import { cancellationStep, isCallable } from '../appointments.rules.ts';
import { feeFor, freeUntil } from '../times/told-times.rules.ts';

type Own = AnswerOf<typeof appointmentsContract.getOwnAppointment>;

type Images = Awaited<ReturnType<typeof imagesById>>;

const imageIn = (images: Images, id: string | null) => (id === null ? null : (images.get(id) ?? null));

const linesAnswer = ({ lines }: OwnRow, images: Images): Own['petServices'] =>
  lines.map(({ photoId, minCents, maxCents, ...line }) => ({
    ...line,
    photo: imageIn(images, photoId),
    minPrice: dollarsOf(minCents),
    maxPrice: dollarsOf(maxCents),
  }));

const cancellationIn = (row: OwnRow, now: Date): Own['cancellation'] => {
  const step = cancellationStep(row.set_out, now);
  const asked = row.status === 'cancellation_request' ? row.cancellation_fee_cents : null;
  return {
    fee: dollarsOf(asked === null ? feeFor(row, row.cancellation_fees[step]) : cents(asked)),
    step,
    freeUntil: freeUntil(row).toISOString(),
  };
};

export const productsAnswer = ({ products }: Pick<OwnRow, 'products'>): Own['upsells'] =>
  products.map(({ name, priceCents, quantity }) => ({
    name,
    price: dollarsOf(priceCents),
    quantity,
    total: dollarsOf(multiplyCents(priceCents, quantity)),
  }));

/** What comes to the services. */
const besides = ({ products, travel_fee_cents: travelFee }: OwnRow) =>
  sumCents([travelFee, ...products.map(({ priceCents, quantity }) => multiplyCents(cents(priceCents), quantity))]);

/** An appointment as its customer sees it: without what the groomer notes. */
const ownAnswer = (row: OwnRow, images: Images, platform: Platform): Own => ({
  id: row.id,
  status: row.status,
  appointmentStart: row.starts_at.toISOString(),
  appointmentEnd: row.ends_at.toISOString(),
  timeZone: row.time_zone,
  serviceProvider: {
    id: row.provider_id,
    displayName: displayNameOf(row),
    businessName: row.business_name,
    photo: imageIn(images, row.provider_photo_id),
    phone: isCallable(row, platform.clock.now()) ? row.business_phone : null,
  },
  address: addressOf(row),
  petServices: linesAnswer(row, images),
  upsells: productsAnswer(row),
  currency: row.currency,
  travelFee: dollarsOf(row.travel_fee_cents),
  minPrice: dollarsOf(addCents(row.min_cents, besides(row))),
  maxPrice: dollarsOf(addCents(row.max_cents, besides(row))),
  rescheduleRequest: askedTimeIn(row),
  onMyWay: onMyWayIn(row.status, row.set_out, row.started_lines > 0),
  answerBy: answerByIn(row),
  lateMinutes: row.late_minutes,
  startedAt: row.started_at?.toISOString() ?? null,
  cancellation: cancellationIn(row, platform.clock.now()),
  agreedUpTo: row.agreed_up_to_cents === null ? null : dollarsOf(row.agreed_up_to_cents),
  toConfirm: row.to_confirm && {
    amount: dollarsOf(row.to_confirm.amountCents),
    askedAt: new Date(row.to_confirm.askedAt).toISOString(),
  },
  isNoShow: row.is_no_show,
  total: row.total_cents === null ? null : dollarsOf(row.total_cents),
  review: row.rating === null ? null : { rating: row.rating },
  reportCardPetIds: row.report_card_pets,
  reason: row.reason,
  recurrenceId: row.recurrence_id,
  can: canOf(
    appointments,
    'customer',
    {
      ...row,
      openLines: row.open_lines,
      startedLines: row.started_lines,
      lateNotices: row.late_notices,
      hasSetOut: row.set_out !== null,
    },
    platform.clock.now(),
  ),
});

export const ownAnswers = async (tx: Tx, rows: readonly OwnRow[], platform: Platform): Promise<Own[]> => {
  const photos = rows.flatMap((row) => [row.provider_photo_id, ...row.lines.map(({ photoId }) => photoId)]);
  const images = await imagesById(tx, photos, platform);
  return rows.map((row) => ownAnswer(row, images, platform));
};

export const ownAppointmentAnswer = async (tx: Tx, appointment: string | Rows<'appointments'>, platform: Platform) => {
  const one: Rows<'appointments'> =
    typeof appointment === 'string' ? (row) => row('appointments.id', '=', appointment) : appointment;
  const [answer] = await ownAnswers(tx, await ownAppointments(tx, one).execute(), platform);
  return found(answer);
};
