import { createHash } from 'node:crypto';
import { randomFrom } from '@tailgate/kit';
import type { SeedCard } from '@tailgate/server/seeding';
import type { DemoSite } from '../logins.ts';
import type { DemoPerson } from './demo-person.ts';
import { demoId } from './ids.ts';

/** Test cards of the processor's stand-in; the last two are declined when they are charged. */
const CARDS = [
  ['visa', '4242'],
  ['visa', '4242'],
  ['visa', '4242'],
  ['mastercard', '4444'],
  ['mastercard', '4444'],
  ['amex', '0005'],
  ['discover', '1117'],
  ['visa', '9995'],
  ['visa', '0341'],
] as const;
const EXPIRY = { expMonth: 12, expYear: 2030 };

/** Three of four customers have a card on file, some of them two. The sandbox knows them by their ids, also after a restart. */
export const cardsOf = (
  site: DemoSite,
  people: readonly DemoPerson[],
  createdAt: (person: DemoPerson) => Date,
): SeedCard[] =>
  people
    .filter(({ roles }) => roles[0] === 'customer')
    .flatMap((person) => {
      const random = randomFrom(`${site}/cards/${person.id}`);
      const count = person.login === null && random.chance(0.25) ? 0 : random.chance(0.2) ? 2 : 1;
      const holder = createHash('sha256').update(`${site}/${person.id}`).digest('hex').slice(0, 24);
      // Whoever logs in can pay.
      const first = person.login === null ? random.pick(CARDS) : CARDS[0];
      return [first, ['mastercard', '4444'] as const]
        .slice(0, count)
        .filter(([, lastFour], at, all) => all.findIndex((other) => other[1] === lastFour) === at)
        .map(([brand, lastFour], at) => ({
          id: demoId(site, 'card', person.id, lastFour),
          accountId: person.id,
          holderId: demoId(site, 'payment-holder', person.id),
          customerId: `cus_demo${holder}`,
          methodId: `pm_demo${lastFour}${holder}`,
          brand,
          lastFour,
          ...EXPIRY,
          isDefault: at === 0,
          createdAt: createdAt(person),
        }));
    });
