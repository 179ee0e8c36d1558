import { showDate } from '@tailgate/values/date-text';
import { localDateAt } from '@tailgate/values/local-time';
import { useQuery } from '@tanstack/react-query';
import { ArrowUpRight, CircleAlert, CircleCheck, Clock, Landmark, type LucideIcon } from 'lucide-react';
import { daysPaidBy } from '#shell/periods/payout-days.ts';
import { useToday } from '#shell/periods/use-today.ts';
import { useNow } from '#ui/dates/use-now.ts';
import { Badge, type Tone } from '#ui/badges/badge.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { DashboardColumn } from '#ui/pages/dashboard-page.tsx';
import { RowIcon } from '#ui/layout/rows.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import type { TableColumn, TableState } from '#ui/table/table-types.ts';
import { inDollars } from '#ui/words/dollars.ts';
import { BalanceCard } from './balance-card.tsx';
import { payoutsQuery, type Payout } from './payouts-query.ts';
import classes from './payouts.module.css';

type Stage = Payout['status'] | 'arrived';

const STAGES: Readonly<Record<Stage, { readonly tone: Tone; readonly word: string; readonly icon: LucideIcon }>> = {
  pending: { tone: 'pending', word: 'Being sent', icon: Clock },
  sent: { tone: 'accepted', word: 'On its way', icon: ArrowUpRight },
  arrived: { tone: 'complete', word: 'Arrived', icon: CircleCheck },
  failed: { tone: 'rejected', word: 'Failed', icon: CircleAlert },
};

const stageOf = ({ status, arrivesAt }: Payout, now: Date): Stage =>
  status === 'sent' && arrivesAt !== null && Date.parse(arrivesAt) <= now.getTime() ? 'arrived' : status;

const Status = ({ of }: { of: Payout }) => {
  const { tone, word, icon } = STAGES[stageOf(of, useNow())];
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  );
};

const KIND_WORDS: Readonly<Record<Payout['kind'], string>> = { weekly: 'Weekly', instant: 'Instant' };

const dayIn = (timeZone: string) => (instant: string) => showDate(localDateAt(new Date(instant), timeZone));

/** What failed is back in the balance: it arrives nowhere. */
const arrivalOf = ({ status, arrivesAt }: Payout, day: (instant: string) => string): string => {
  if (status === 'failed') return 'Back in your balance';
  return arrivesAt === null ? '–' : day(arrivesAt);
};

/** What was paid out, as a way to the orders that it is for; what failed is for none. */
const OrdersOf = ({ payout, all, timeZone }: { payout: Payout; all: readonly Payout[]; timeZone: string }) => {
  const words = dayIn(timeZone)(payout.date);
  if (payout.status === 'failed') return words;
  const before = all.find(({ date, status }) => status !== 'failed' && date < payout.date);
  return (
    <TextLink
      to="/groomer/reports/detail"
      search={{ period: 'custom', ...daysPaidBy(payout, before, timeZone) }}
      aria-label={`Orders of the payout of ${words}`}
    >
      {words}
    </TextLink>
  );
};

const columnsIn = (timeZone: string, all: readonly Payout[]): readonly TableColumn<Payout>[] => {
  const day = dayIn(timeZone);
  return [
    {
      id: 'date',
      label: 'Date',
      fixed: true,
      cell: (payout) => <OrdersOf payout={payout} all={all} timeZone={timeZone} />,
    },
    { id: 'status', label: 'Status', fixed: true, cell: (payout) => <Status of={payout} /> },
    { id: 'kind', label: 'Type', fixed: true, cell: ({ kind }) => KIND_WORDS[kind] },
    { id: 'bank', label: 'Account', fixed: true, cell: ({ bankLastFour }) => `·· ${bankLastFour}` },
    { id: 'arrives', label: 'Arrives', fixed: true, cell: (payout) => arrivalOf(payout, day) },
    { id: 'fee', label: 'Fee', fixed: true, align: 'end', cell: ({ fee }) => inDollars(fee) },
    {
      id: 'amount',
      label: 'Amount',
      fixed: true,
      align: 'end',
      cell: ({ amount }) => <strong>{inDollars(amount)}</strong>,
    },
  ];
};

interface PayoutsProps {
  readonly state: TableState;
  readonly onState: (change: Partial<TableState>, options?: { readonly replace: boolean }) => void;
}

/** The balance of a provider, and everything that was sent to their bank. */
export const Payouts = ({ state, onState }: PayoutsProps) => {
  const payouts = useQuery(payoutsQuery(state));
  const { zone } = useToday();
  const { data } = payouts;
  if (!data || zone.data === undefined)
    return (
      <DashboardColumn span={12}>
        <Card>
          <LoadingState what="your payouts" of={[payouts, zone]} rows={6} />
        </Card>
      </DashboardColumn>
    );
  const timeZone = zone.data;
  const day = dayIn(timeZone);
  return (
    <>
      <DashboardColumn span={12}>
        <BalanceCard of={data} />
      </DashboardColumn>
      <DashboardColumn span={12}>
        <DataTable
          what="payouts"
          plain
          columns={columnsIn(zone.data, data.items)}
          page={data}
          query={payouts}
          state={state}
          onState={onState}
          nameOf={({ date }) => `payout of ${day(date)}`}
          line={(payout) => ({
            lead: <RowIcon icon={Landmark} />,
            title: (
              <span className={classes['line']}>
                <OrdersOf payout={payout} all={data.items} timeZone={timeZone} />
                <span className={classes['amount']}>{inDollars(payout.amount)}</span>
              </span>
            ),
            meta: (
              <span className={classes['line']}>
                <span>
                  {KIND_WORDS[payout.kind]} · to ·· {payout.bankLastFour}
                  {payout.fee > 0 && ` · fee ${inDollars(payout.fee)}`}
                </span>
                <Status of={payout} />
              </span>
            ),
          })}
          empty={
            <EmptyState level={2} title="No payouts yet">
              What you earn by card is sent to your bank every Monday. Each payout appears here with its status.
            </EmptyState>
          }
        />
      </DashboardColumn>
    </>
  );
};
