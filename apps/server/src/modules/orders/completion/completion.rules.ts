import { MIN_CHARGE_CENTS, type CompletionHurdle } from '@tailgate/contract';
import { Failure } from '../../../platform/failure.ts';
import { consentFor } from '../consents/consent.rules.ts';
import type { OrderAsOfNow } from '../order-figures.ts';

/** Why it cannot be completed now, the first thing to do about it. */
export const hurdleOf = (
  order: Pick<OrderAsOfNow, 'contents' | 'terms' | 'totals' | 'consents'>,
  now: Date,
): CompletionHurdle | null => {
  const { status, openLines, isBeingPaid, beginningOfItsDay } = order.contents;
  const { paymentMethod, cardId } = order.terms;
  const { due } = order.totals;
  // Also while the fee of a cancellation is charged.
  if (isBeingPaid && (status === 'accepted' || status === 'cancellation_request')) return 'payment_processing';
  if (status !== 'accepted') return 'not_open';
  if (now < beginningOfItsDay) return 'not_its_day';
  if (openLines > 0) return 'services_not_ended';
  if (due === 0) return null;
  if (paymentMethod === null) return 'payment_method_missing';
  if (paymentMethod === 'cash' || paymentMethod === 'check') return null;
  if (paymentMethod === 'card' && cardId === null) return 'card_missing';
  // A link is paid by card.
  if (due < MIN_CHARGE_CENTS) return 'too_little_for_card';
  // Whoever pays by a link sees what it comes to.
  return paymentMethod === 'card' && !consentFor(order) ? 'confirmation_needed' : null;
};

const SENTENCES: Readonly<Record<Exclude<CompletionHurdle, 'not_open'>, string>> = {
  not_its_day: 'An appointment is completed on its day or later.',
  services_not_ended: 'End every service before you complete the order.',
  payment_method_missing: 'Choose how the customer pays before you complete the order.',
  card_missing: 'Choose a card before you complete the order.',
  payment_processing: 'The card is being charged. This takes a moment.',
  confirmation_needed:
    'This is more than the customer agreed to. Ask them to confirm it, or choose another way to pay.',
  too_little_for_card: 'This is too little to charge a card. Choose another way to pay.',
};

export const requireReady = (order: OrderAsOfNow, now: Date): void => {
  const hurdle = hurdleOf(order, now);
  if (hurdle === 'not_open') throw new Failure('illegal_transition');
  if (hurdle !== null) throw new Failure('order_not_ready', { message: SENTENCES[hurdle] });
};

/** The chosen card was removed meanwhile: the order needs another one. */
export const orCardMissing = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'not_found') throw error;
    throw new Failure('order_not_ready', { message: SENTENCES.card_missing, cause: error });
  }
};
