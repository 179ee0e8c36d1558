import { PAYOUT_KIND_WORDS } from '@tailgate/contract/facts';
import type { LocalDate } from '@tailgate/values/local-time';
import { useQuery } from '@tanstack/react-query';
import { Heart, Landmark, Scissors, Truck } from 'lucide-react';
import { useToday } from '#shell/periods/use-today.ts';
import { Badge } from '#ui/badges/badge.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { DashboardColumn } from '#ui/pages/dashboard-page.tsx';
import { Row, RowIcon, Rows } from '#ui/layout/rows.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { inDollars } from '#ui/words/dollars.ts';
import { dayOf, PAYOUT_TONES } from './report-words.ts';
import { availableQuery, latestPayoutsQuery } from './reports-query.ts';
import classes from './reports.module.css';

/** What can be paid out now, and what it consists of. */
export const Available = () => {
  const available = useQuery(availableQuery());
  const { zone, today } = useToday();
  const { data } = available;
  if (!data || zone.data === undefined || today === undefined)
    return (
      <DashboardColumn span={12}>
        <Card>
          <LoadingState what="your balance" of={[available, zone]} rows={4} />
        </Card>
      </DashboardColumn>
    );
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
          <div className={classes['parts']}>
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
          </div>
        </Card>
      </DashboardColumn>
      <DashboardColumn span={6}>
        <LatestPayouts today={today} timeZone={zone.data} />
      </DashboardColumn>
    </>
  );
};

/** The last few: all of them are with the balance. */
const LatestPayouts = ({ today, timeZone }: { today: LocalDate; timeZone: string }) => {
  const payouts = useQuery(latestPayoutsQuery(today));
  const { data } = payouts;
  return (
    <Card
      title="Latest payouts"
      aside={
        <TextLink to="/groomer/payments" search={{}}>
          All payouts
        </TextLink>
      }
    >
      {!data && <LoadingState what="your payouts" of={[payouts]} rows={3} />}
      {data && data.items.length === 0 && (
        <EmptyState title="No payouts yet">Your first payout appears here once it is on its way.</EmptyState>
      )}
      {data && data.items.length > 0 && (
        <Rows label="Latest payouts">
          {data.items.map(({ id, date, kind, amount, fee }) => (
            <Row
              key={id}
              lead={<RowIcon icon={Landmark} />}
              title={dayOf(date, timeZone)}
              meta={fee === 0 ? 'No fee' : `Fee ${inDollars(fee)}`}
              aside={
                <span className={classes['aside']}>
                  <Badge tone={PAYOUT_TONES[kind]}>{PAYOUT_KIND_WORDS[kind]}</Badge>
                  <strong className={classes['amount']}>{inDollars(amount)}</strong>
                </span>
              }
            />
          ))}
        </Rows>
      )}
    </Card>
  );
};
