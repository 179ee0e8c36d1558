import { showDate } from '@tailgate/values/date-text';
import { localDateAt } from '@tailgate/values/local-time';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed, CircleStop, Undo2, WalletCards, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useToday } from '#shell/periods/use-today.ts';
import { Badge, type Tone } from '#ui/badges/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ConfirmDialog } from '#ui/actions/confirm-dialog.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { RowIcon } from '#ui/layout/rows.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import type { TableColumn, TableState } from '#ui/table/table-types.ts';
import { inDollars } from '#ui/words/dollars.ts';
import classes from '../marketing.module.css';
import { giftCardsQuery, useTakeBack, type GiftCard } from './gift-cards-query.ts';

type Use = 'unused' | 'partly' | 'spent';

const spendingOf = ({ amount, balance }: GiftCard): Use => {
  if (balance === amount) return 'unused';
  return balance === 0 ? 'spent' : 'partly';
};

const LOOKS: Readonly<Record<Use, { readonly tone: Tone; readonly word: string; readonly icon: LucideIcon }>> = {
  unused: { tone: 'complete', word: 'Not used', icon: CircleCheck },
  partly: { tone: 'pending', word: 'Partly used', icon: CircleDashed },
  spent: { tone: 'cancelled', word: 'Used up', icon: CircleStop },
};

const UseBadge = ({ of }: { of: GiftCard }) => {
  const { tone, word, icon } = LOOKS[spendingOf(of)];
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  );
};

/** Cards are told apart by how their codes end. */
const nameOf = ({ ending }: GiftCard) => `·· ${ending}`;

const columnsIn = (day: (card: GiftCard) => string): readonly TableColumn<GiftCard>[] => [
  { id: 'card', label: 'Code', fixed: true, cell: nameOf },
  { id: 'use', label: 'Status', fixed: true, cell: (card) => <UseBadge of={card} /> },
  { id: 'customer', label: 'Customer', fixed: true, cell: ({ customerName }) => customerName ?? '–' },
  { id: 'date', label: 'Sold', fixed: true, cell: day },
  { id: 'amount', label: 'Amount', fixed: true, align: 'end', cell: ({ amount }) => inDollars(amount) },
  {
    id: 'left',
    label: 'Left',
    fixed: true,
    align: 'end',
    cell: ({ balance }) => <strong>{inDollars(balance)}</strong>,
  },
];

interface GiftCardsProps {
  readonly state: TableState;
  readonly onState: (change: Partial<TableState>, options?: { readonly replace: boolean }) => void;
  /** Sells the first one. */
  readonly sell: ReactNode;
}

/** The gift cards that a groomer sold, with what is left on each. */
export const GiftCards = ({ state, onState, sell }: GiftCardsProps) => {
  const cards = useQuery(giftCardsQuery(state));
  const { zone } = useToday();
  const [returned, setReturned] = useState<GiftCard | null>(null);
  const timeZone = zone.data;
  if (timeZone === undefined)
    return (
      <Card>
        <LoadingState what="your gift cards" of={[zone]} rows={6} />
      </Card>
    );
  const day = ({ soldAt }: GiftCard) => showDate(localDateAt(new Date(soldAt), timeZone));
  return (
    <>
      <DataTable
        what="gift cards"
        plain
        columns={columnsIn(day)}
        page={cards.data}
        query={cards}
        state={state}
        onState={onState}
        nameOf={nameOf}
        line={(card) => ({
          lead: <RowIcon icon={WalletCards} />,
          title: (
            <span className={classes['line']}>
              <span>{nameOf(card)}</span>
              <span className={classes['unbroken']}>{`${inDollars(card.balance)} left`}</span>
            </span>
          ),
          meta: [`${inDollars(card.amount)} on ${day(card)}`, card.customerName]
            .filter((words) => words !== null)
            .join(' · '),
        })}
        rowActions={(card) =>
          spendingOf(card) === 'unused'
            ? [{ label: 'Take back', icon: Undo2, danger: true, onPress: () => setReturned(card) }]
            : []
        }
        empty={
          <EmptyState level={2} title="No gift cards yet" action={sell}>
            Sell a gift card for cash, to be used for appointments with you, all at once or in parts. You enter its code
            when you check out at the van.
          </EmptyState>
        }
      />
      <TakeBack of={returned} onClose={() => setReturned(null)} />
    </>
  );
};

const TakeBack = ({ of, onClose }: { of: GiftCard | null; onClose: () => void }) => {
  const { takeBack, isPending } = useTakeBack(onClose);
  const amount = inDollars(of?.amount ?? 0);
  return (
    <ConfirmDialog
      title="Take back this gift card?"
      consequence={`Return ${amount} in cash to the customer. The card ·· ${of?.ending ?? ''} can’t be used anymore, and the amount goes back to your balance.`}
      action="Take back"
      busyLabel="Taking back…"
      opened={of !== null}
      busy={isPending}
      onConfirm={() => of && takeBack(of)}
      onClose={onClose}
    />
  );
};
