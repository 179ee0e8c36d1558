import { CONFIRMATION_HOURS } from '@tailgate/contract/facts';
import { centsOf, showMoney, subtractCents, type Cents } from '@tailgate/values/money';
import { dayOf, shortDayOfMonth, timeOf, type AppointmentDetail } from '#features/appointments/index.ts';

type Consented = Pick<AppointmentDetail, 'consent' | 'customer' | 'currency'>;
type Asked = Consented & Pick<AppointmentDetail, 'finalPrices' | 'timeZone'>;

/** What the customer agreed to have charged to a card. */
export const agreedWords = ({ consent: { most, mostTip }, customer, currency }: Consented): string => {
  if (most === null) return `${customer.firstName} hasn’t agreed to an amount yet.`;
  const agreed = `${customer.firstName} agreed to at most ${showMoney(centsOf(most), currency)}`;
  return mostTip === null || mostTip === 0
    ? `${agreed}.`
    : `${agreed} plus a tip of up to ${showMoney(centsOf(mostTip), currency)}.`;
};

/** An answer that an earlier version kept on this device says nothing of consents. */
type Kept = Partial<Pick<AppointmentDetail, 'consent'>>;

/** What they were asked last, where it is what the order comes to now. */
export const askedNow = ({ consent, finalPrices }: Kept & Pick<Asked, 'finalPrices'>) =>
  consent?.asked?.amount === finalPrices.due ? consent.asked : null;

/** Whether a card may not be charged with it before the customer is asked, as far as this device knows. */
export const isBeyond = ({ consent }: Kept, { due, tip }: { readonly due: Cents; readonly tip: Cents }): boolean =>
  consent !== undefined &&
  (subtractCents(due, tip) > centsOf(consent.most ?? 0) || tip > centsOf(consent.mostTip ?? 0));

/** `Asked at 2:05 PM.`; on the day after, with the day */
const askedAtWords = (askedAt: string, timeZone: string, now: Date): string => {
  const day = dayOf(askedAt, timeZone);
  const time = timeOf(askedAt, timeZone, '12');
  return day === dayOf(now.toISOString(), timeZone) ? `Asked at ${time}.` : `Asked ${shortDayOfMonth(day)}, ${time}.`;
};

interface Told {
  readonly tone: 'info' | 'warning' | 'danger';
  readonly words: string;
}

/** How far asking has come, or why it is needed; without what can be done about it. */
export const confirmationWords = (appointment: Asked, now: Date): Told => {
  const { customer, finalPrices, currency, timeZone, consent } = appointment;
  const amount = showMoney(centsOf(finalPrices.due), currency);
  const asked = askedNow(appointment);
  if (asked?.state === 'waiting')
    return {
      tone: 'info',
      words: `Waiting for ${customer.firstName} to confirm ${amount}. ${askedAtWords(asked.askedAt, timeZone, now)} The link works for ${CONFIRMATION_HOURS} hours.`,
    };
  if (asked?.state === 'declined')
    return {
      tone: 'danger',
      words: `${customer.firstName} declined ${amount}. Change the order, or choose another way to pay.`,
    };
  if (asked?.state === 'expired')
    return {
      tone: 'warning',
      words: `${customer.firstName} didn’t answer within ${CONFIRMATION_HOURS} hours. Ask again, or choose another way to pay.`,
    };
  const before =
    consent.asked?.state === 'waiting'
      ? ` The total has changed since you asked for ${showMoney(centsOf(consent.asked.amount), currency)}.`
      : '';
  return { tone: 'info', words: `${agreedWords(appointment)}${before}` };
};
