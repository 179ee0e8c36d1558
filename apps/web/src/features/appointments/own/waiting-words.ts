import { centsOf, showMoney } from '@tailgate/values/money';
import type { OwnAppointment } from './own-query.ts';
import { momentOf } from './own-words.ts';

const askedToCancel = (
  name: string,
  fee: number,
  { answerBy, timeZone, currency }: Pick<OwnAppointment, 'answerBy' | 'timeZone' | 'currency'>,
): string =>
  [
    `You asked to cancel${fee > 0 ? ` with a fee of up to ${showMoney(centsOf(fee), currency)}` : ''}.`,
    answerBy === null
      ? `${name} has not answered yet.`
      : `${name} answers by ${momentOf(answerBy, timeZone)}. Without an answer the appointment stands.`,
  ].join(' ');

/** What waits for an answer, and whose it is; null where nothing does. */
export const waitingOf = ({
  status,
  serviceProvider,
  rescheduleRequest,
  answerBy,
  timeZone,
  cancellation,
  currency,
}: OwnAppointment): { readonly words: string; readonly isOurs: boolean } | null => {
  const name = serviceProvider.displayName;
  const asked = rescheduleRequest === null ? '' : momentOf(rescheduleRequest.start, timeZone);
  if (status === 'reschedule_request_ask') return { words: `${name} proposes ${asked} instead.`, isOurs: true };
  if (status === 'reschedule_request')
    return { words: `You asked for ${asked}. ${name} has not answered yet.`, isOurs: false };
  if (status === 'cancellation_request')
    return { words: askedToCancel(name, cancellation.fee, { answerBy, timeZone, currency }), isOurs: false };
  if (status === 'unassigned')
    return { words: 'Your groomer can’t take this time. We are looking for another one.', isOurs: false };
  if (status === 'pending' && answerBy !== null)
    return { words: `${name} answers by ${momentOf(answerBy, timeZone)}.`, isOurs: false };
  return null;
};
