import type { SeedAppointment, SeedLoyalty, SeedOrder } from '@tailgate/server/seeding';
import type { DemoSite } from '../logins.ts';
import { demoId } from '../people/ids.ts';
import { LOYALTY } from '../story/payments.ts';
import { daysBefore } from '../today.ts';

interface Past {
  readonly site: DemoSite;
  readonly appointments: readonly SeedAppointment[];
  readonly today: Date;
}

/** What groomers promise to customers who come again, with the visits that were completed since then. */
export const loyaltyOf = (
  { site, appointments, today }: Past,
  orders: readonly SeedOrder[],
): readonly SeedLoyalty[] => {
  const since = daysBefore(today, LOYALTY.daysAgo);
  const settledAt = new Map(orders.map(({ appointmentId, settlement }) => [appointmentId, settlement.settledAt]));
  const visits = appointments
    .flatMap(({ id, providerId, customerId, status }) => {
      const at = settledAt.get(id);
      return status === 'complete' && at && at > since ? [{ appointmentId: id, providerId, customerId, at }] : [];
    })
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  return [...Map.groupBy(visits, ({ providerId }) => providerId)].map(([providerId, counted]) => ({
    id: demoId(site, 'loyalty', providerId),
    providerId,
    visits: LOYALTY.visits,
    rewardCents: LOYALTY.rewardCents,
    since,
    counted,
  }));
};
