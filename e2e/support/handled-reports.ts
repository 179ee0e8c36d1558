import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { leftBehind } from './left-behind.ts';

const PSQL = '/usr/lib/postgresql/15/bin/psql';

const REPORTS = `select e.type from payment_events e join payouts p on p.id = e.payout_id
  join accounts a on a.id = p.provider_id where a.email = :'email' and e.handled_at is not null order by e.type;`;

/** What the card processor reported about payouts to somebody, and the worker has handled. No screen says it. */
export const handledReports = async (email: string): Promise<string> => {
  const { ownerUrl } = await leftBehind();
  const asked = promisify(execFile)(PSQL, ['-XAtq', '-v', 'ON_ERROR_STOP=1', '-v', `email=${email}`, ownerUrl]);
  asked.child.stdin?.end(REPORTS);
  return (await asked).stdout;
};
