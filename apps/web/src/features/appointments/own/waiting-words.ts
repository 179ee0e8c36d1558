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
    answerBy === null ? `${name} has not answered yet.` : `${name} answers by ${momentOf(answerBy, timeZone)}.`,
  ].join(' ');

const STANDS = 'Without an answer the appointment stands.';

interface WaitingFor {
  readonly words: string;
  /** What happens without an answer. */
  readonly otherwise: string | null;
  readonly isOurs: boolean;
}

/** What waits for an answer, and whose it is; null where nothing does. */
export const waitingOf = ({
  status,
  serviceProvider,
  rescheduleRequest,
  answerBy,
  timeZone,
  cancellation,
  currency,
}: OwnAppointment): WaitingFor | null => {
  const name = serviceProvider.displayName;
  const asked = rescheduleRequest === null ? '' : momentOf(rescheduleRequest.start, timeZone);
  if (status === 'reschedule_request_ask')
    return { words: `${name} proposes ${asked} instead.`, otherwise: null, isOurs: true };
  if (status === 'reschedule_request')
    return {
      words: `You asked for ${asked}. ${name} has not answered yet.`,
      otherwise: 'Until then the appointment stays at its time.',
      isOurs: false,
    };
  if (status === 'cancellation_request')
    return {
      words: askedToCancel(name, cancellation.fee, { answerBy, timeZone, currency }),
      otherwise: STANDS,
      isOurs: false,
    };
  if (status === 'unassigned')
    return {
      words: 'Your groomer can’t take this time. We are looking for another one.',
      otherwise: null,
      isOurs: false,
    };
  if (status === 'pending' && answerBy !== null)
    return {
      words: `${name} answers by ${momentOf(answerBy, timeZone)}.`,
      otherwise: 'Without an answer we look for another groomer.',
      isOurs: false,
    };
  return null;
};
