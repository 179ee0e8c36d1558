import { askDatabase } from './ask-database.ts';

const REPORTS = `select e.type from payment_events e join payouts p on p.id = e.payout_id
  join accounts a on a.id = p.provider_id where a.email = :'email' and e.handled_at is not null order by e.type;`;

/** What the card processor reported about payouts to somebody, and the worker has handled. */
export const handledReports = (email: string): Promise<string> => askDatabase(REPORTS, { email });
