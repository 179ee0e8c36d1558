import { randomFrom } from '@tailgate/kit';
import type { SeedExpense } from '@tailgate/server/seeding';
import { addDays, instantOf, localDateAt, type LocalDate } from '@tailgate/values';
import { cents } from '@tailgate/values/money';
import type { DemoSite } from '../logins.ts';
import { COSTS, type Cost } from '../story/costs.ts';
import type { DemoPerson } from './demo-person.ts';
import { demoId } from './ids.ts';

const DAYS_BACK = 365;
const NOON = 12 * 60;

interface Making {
  readonly site: DemoSite;
  readonly people: readonly DemoPerson[];
  readonly timeZone: string;
  readonly now: Date;
}

const isDue = ({ every }: Cost, date: LocalDate, chance: (probability: number) => boolean): boolean =>
  'dayOfMonth' in every ? Number(date.slice(8)) === every.dayOfMonth : chance(1 / every.days);

/** What was spent on a day. Each cost draws from a sequence of its own, so that changing one leaves the others. */
const spentOn = ({ site, timeZone }: Making, person: DemoPerson, date: LocalDate): SeedExpense[] =>
  COSTS.filter(({ roles }) => roles.some((role) => role === person.roles[0])).flatMap((cost) => {
    const random = randomFrom(`${site}/expenses/${person.id}/${cost.key}/${date}`);
    if (!isDue(cost, date, random.chance)) return [];
    const [least, most] = cost.cents;
    // A fee is the same every month; what is bought differs.
    const amount = 'dayOfMonth' in cost.every ? randomFrom(`${site}/fees/${person.id}/${cost.key}`) : random;
    return [
      {
        id: demoId(site, 'expense', person.id, cost.key, date),
        providerId: person.id,
        name: random.pick(cost.names),
        amountCents: cents(amount.integer(least, most)),
        paymentType: random.pick(cost.paidBy),
        category: cost.category,
        dateOfExpense: date,
        notes: random.chance(0.3) ? random.pick(cost.notes) : '',
        createdAt: instantOf(date, NOON, timeZone),
      },
    ];
  });

/** A year of expenses of every active groomer and fleet owner. */
export const expensesOf = (making: Making): { providers: string[]; expenses: SeedExpense[] } => {
  const spenders = making.people.filter(
    ({ roles, provider }) => (roles[0] === 'groomer' || roles[0] === 'fleet_owner') && provider?.status === 'active',
  );
  const today = localDateAt(making.now, making.timeZone);
  const days = Array.from({ length: DAYS_BACK }, (_, index) => addDays(today, -index));
  return {
    providers: spenders.map(({ id }) => id),
    expenses: spenders.flatMap((person) => days.flatMap((date) => spentOn(making, person, date))),
  };
};
