import type { CompletionHurdle } from '@tailgate/contract/facts';
import { centsOf, showMoney } from '@tailgate/values/money';
import type { AppointmentDetail } from '#features/appointments/index.ts';

const HURDLES: Readonly<Record<CompletionHurdle, string>> = {
  not_open: 'This appointment cannot be completed any more.',
  not_its_day: 'You can complete this appointment on its day.',
  services_not_ended: 'Finish every service first.',
  payment_method_missing: 'Choose how the customer pays.',
  card_missing: 'Choose a card, or another way to pay.',
  too_little_for_card: 'This is too little to charge to a card. Take cash or a check.',
  payment_processing: 'The card is being charged. This can take a minute.',
  confirmation_needed: 'Ask the customer to confirm this total, or choose another way to pay.',
};

/** What another choice of the way to pay mends. */
const OF_PAYMENT: readonly (CompletionHurdle | null)[] = [
  'payment_method_missing',
  'card_missing',
  'too_little_for_card',
];

/** The button says what happens and with how much; what happens is known once a way to pay is chosen. */
export const actionOf = ({ finalPrices: { due }, paymentMethod, currency }: AppointmentDetail): string => {
  const amount = showMoney(centsOf(due), currency);
  if (due === 0) return 'Complete appointment';
  if (paymentMethod === null) return `Complete appointment · ${amount}`;
  if (paymentMethod === 'cash') return `Complete with ${amount} in cash`;
  if (paymentMethod === 'check') return `Complete with a check for ${amount}`;
  if (paymentMethod === 'later') return `Complete and send a link for ${amount}`;
  return `Complete and charge ${amount}`;
};

interface Missing {
  /** About the appointment itself. */
  readonly order: string | null;
  readonly payment: string | null;
  readonly signature: string | null;
}

/** Everything that keeps it from being completed, at once. */
export const missingFor = (appointment: AppointmentDetail, isSigned: boolean): Missing => {
  const { completion, customer, paymentMethod, finalPrices } = appointment;
  const { whyNot } = completion;
  const isUnpaid = finalPrices.due > 0 && paymentMethod === null;
  const ofPayment = OF_PAYMENT.includes(whyNot) ? whyNot : isUnpaid ? 'payment_method_missing' : null;
  return {
    order: whyNot === null || OF_PAYMENT.includes(whyNot) ? null : HURDLES[whyNot],
    payment: ofPayment === null ? null : HURDLES[ofPayment],
    signature: isSigned ? null : `Ask ${customer.firstName} to sign.`,
  };
};
