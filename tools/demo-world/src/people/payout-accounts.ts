import { createHash } from 'node:crypto';
import type { SeedAccount } from '@tailgate/server/seeding';
import type { DemoSite } from '../logins.ts';
import type { DemoPerson } from './demo-person.ts';

const PAID: readonly string[] = ['groomer', 'fleet_owner'];
/** Bank accounts of the processor's stand-in. */
const BANKS = ['6789', '4321', '0925'] as const;

/** The processor wants a photo of the ID of one of them. */
const WITH_SOMETHING_DUE = 2;

/** Groomers and van owners who work have a bank account. The sandbox knows them by their ids, also after a restart. */
export const payoutAccountsOf = (
  site: DemoSite,
  people: readonly DemoPerson[],
  createdAt: (person: DemoPerson) => Date,
  dueAt: Date,
): SeedAccount[] =>
  people
    .filter(({ roles, provider }) => PAID.includes(roles[0] ?? '') && provider?.status === 'active')
    .map((person, at) => {
      const bankLastFour = BANKS[at % BANKS.length] ?? BANKS[0];
      const hash = createHash('sha256').update(`${site}/${person.id}`).digest('hex').slice(0, 24);
      const isDue = at === WITH_SOMETHING_DUE;
      return {
        providerId: person.id,
        accountId: `acct_demo${isDue ? 'due' : ''}${bankLastFour}${hash}`,
        bankId: `ba_demo${bankLastFour}${hash}`,
        bankLastFour,
        createdAt: createdAt(person),
        requirements: isDue ? [{ code: 'id_document', isPastDue: false, problem: null }] : [],
        dueAt: isDue ? dueAt : null,
      };
    });
