import type { OWED_FOR } from '@tailgate/contract';
import { localDateAt } from '@tailgate/values/local-time';
import type { Tx } from '../../../platform/db/database.ts';
import { dayText, visitOf } from '../../appointments/index.ts';
import { owedFor } from '../settlements.queries.ts';

const WORDS: Readonly<Record<(typeof OWED_FOR)[number], (day: string) => string>> = {
  visit: (day) => `for the visit on ${day}`,
  no_show: (day) => `as the no-show fee of ${day}`,
  cancellation: (day) => `as the cancellation fee of ${day}`,
};

/** What money is or was owed for, as messages say it: `for the visit on Tue, Jun 2`. */
export const owedText = async (tx: Tx, appointmentId: string): Promise<string> => {
  const { startsAt, timeZone } = await visitOf(tx, appointmentId);
  return WORDS[await owedFor(tx, appointmentId)](dayText(localDateAt(startsAt, timeZone)));
};
