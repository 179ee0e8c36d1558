import { useQuery } from '@tanstack/react-query';
import { Heart, Landmark, Scissors, Truck } from 'lucide-react';
import { useToday } from '#shell/periods/use-today.ts';
import { Card, CardBody } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { DashboardColumn } from '#ui/pages/dashboard-page.tsx';
import { Row, RowIcon, RowLink, Rows } from '#ui/rows.tsx';
import { inDollars } from '#ui/words/dollars.ts';
import { dayOf } from './report-words.ts';
import { availableQuery } from './reports-query.ts';
import classes from './reports.module.css';

/** What can be paid out now, and what it consists of. */
export const Available = () => {
  const available = useQuery(availableQuery());
  const { zone } = useToday();
  const { data } = available;
  if (!data || zone.data === undefined)
    return (
      <DashboardColumn span={12}>
        <Card>
          <LoadingState what="your balance" of={[available, zone]} rows={4} />
        </Card>
      </DashboardColumn>
    );
  const { lastPayout } = data;
  const parts = [
    { label: 'Earnings', amount: data.earnings, icon: Scissors, note: 'Services after fees and coupons' },
    { label: 'Tips', amount: data.tips, icon: Heart, note: 'All yours' },
    { label: 'Van share', amount: data.vanShare, icon: Truck, note: 'From vans you own' },
  ].filter(({ label, amount }) => label !== 'Van share' || amount !== 0);
  return (
    <>
      <DashboardColumn span={6}>
        <Card>
          <CardBody>
            <section className={classes['headline']} aria-label="Available for payout">
              <span className={classes['label']}>Available for payout</span>
              <strong className={classes['big']}>{inDollars(data.available)}</strong>
              <span className={classes['label']}>Paid to your bank with the next weekly payout</span>
            </section>
            {data.available < 0 && (
              <Notice tone="warning">
                You collected cash or checks, so fees and taxes of those orders are still owed. They come off your next
                card payments.
              </Notice>
            )}
          </CardBody>
          <Rows label="What it consists of">
            {parts.map(({ label, amount, icon, note }) => (
              <Row
                key={label}
                lead={<RowIcon icon={icon} />}
                title={label}
                meta={note}
                aside={<span className={classes['amount']}>{inDollars(amount)}</span>}
              />
            ))}
          </Rows>
        </Card>
      </DashboardColumn>
      <DashboardColumn span={6}>
        <Card title="Last payout">
          {lastPayout ? (
            <Rows label="Last payout">
              <RowLink
                to="/groomer/reports/earning"
                search={{}}
                lead={<RowIcon icon={Landmark} />}
                title={dayOf(lastPayout.date, zone.data)}
                meta={lastPayout.fee === 0 ? 'No fee' : `Fee ${inDollars(lastPayout.fee)}`}
                aside={<span className={classes['amount']}>{inDollars(lastPayout.amount)}</span>}
              />
            </Rows>
          ) : (
            <EmptyState title="No payouts yet">Your first payout appears here once it is on its way.</EmptyState>
          )}
        </Card>
      </DashboardColumn>
    </>
  );
};
