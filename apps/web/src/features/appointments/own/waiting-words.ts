import { centsOf, showMoney } from '@tailgate/values/money';
import type { OwnAppointment } from './own-query.ts';
import { momentOf } from './own-words.ts';

interface WaitingFor {
  /** What was asked for, and who answers until when. */
  readonly words: string;
  /** Who answers until when; null where nobody is asked. */
  readonly deadline: string | null;
  /** What happens without an answer. */
  readonly otherwise: string | null;
  readonly isOurs: boolean;
}

type Asked = Omit<WaitingFor, 'words'> & { readonly what: string | null };

const askedToCancel = ({ cancellation: { fee }, currency }: OwnAppointment): string =>
  `You asked to cancel${fee > 0 ? ` with a fee of up to ${showMoney(centsOf(fee), currency)}` : ''}.`;

/** What the groomer answers, and until when. */
const theirs = ({ serviceProvider: { displayName: name }, answerBy, timeZone }: OwnAppointment) => ({
  deadline: answerBy === null ? `${name} has not answered yet` : `${name} answers by ${momentOf(answerBy, timeZone)}`,
  isOurs: false,
});

/** The time that stands where another one is not answered. */
const staysOn = (what: string, { appointmentStart, timeZone }: OwnAppointment): string =>
  `Without an answer ${what} stays on ${momentOf(appointmentStart, timeZone)}.`;

const otherTimeOf = (appointment: OwnAppointment): Asked => {
  const { status, serviceProvider, rescheduleRequest, answerBy, timeZone, can } = appointment;
  const asked = rescheduleRequest === null ? 'another time' : momentOf(rescheduleRequest.start, timeZone);
  if (status === 'reschedule_request')
    return {
      what: `You asked for ${asked}.`,
      ...theirs(appointment),
      otherwise: staysOn(can.withdrawMoveOfRequest ? 'your request' : 'the appointment', appointment),
    };
  return {
    what: `${serviceProvider.displayName} proposes ${asked} instead.`,
    deadline: answerBy === null ? null : `Answer by ${momentOf(answerBy, timeZone)}`,
    otherwise: staysOn('the appointment', appointment),
    isOurs: true,
  };
};

const askedOf = (appointment: OwnAppointment): Asked | null => {
  switch (appointment.status) {
    case 'reschedule_request':
    case 'reschedule_request_ask':
      return otherTimeOf(appointment);
    case 'cancellation_request':
      return {
        what: askedToCancel(appointment),
        ...theirs(appointment),
        otherwise: 'Without an answer the appointment stands.',
      };
    case 'unassigned':
      return {
        what: 'Your groomer can’t take this time. We are looking for another one.',
        deadline: null,
        otherwise: null,
        isOurs: false,
      };
    case 'pending':
      return appointment.answerBy === null
        ? null
        : { what: null, ...theirs(appointment), otherwise: 'Without an answer we look for another groomer.' };
    default:
      return null;
  }
};

/** What waits for an answer, and whose it is; null where nothing does. */
export const waitingOf = (appointment: OwnAppointment): WaitingFor | null => {
  const asked = askedOf(appointment);
  if (asked === null) return null;
  const { what, ...rest } = asked;
  const { deadline } = rest;
  return { words: [what, deadline && `${deadline}.`].filter((part) => part !== null).join(' '), ...rest };
};
