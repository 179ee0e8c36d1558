import { showDate } from '@tailgate/values/date-text';
import { localDateAt } from '@tailgate/values/local-time';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleStop, Copy, Share2, TicketPercent } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useToday } from '#shell/periods/use-today.ts';
import { useSite } from '#shell/site/site-context.ts';
import { Badge } from '#ui/badges/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ConfirmDialog } from '#ui/actions/confirm-dialog.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { RowIcon } from '#ui/layout/rows.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import type { RowAction, TableColumn, TableState } from '#ui/table/table-types.ts';
import classes from '../marketing.module.css';
import { canShare, copyCode, share } from '../share.ts';
import {
  audienceInWords,
  conditionsInWords,
  discountInWords,
  invitation,
  isUsedUp,
  usesInWords,
} from './coupon-words.ts';
import { couponsQuery, useEndCoupon, type Coupon } from './coupons-query.ts';

const State = ({ of }: { of: Coupon }) =>
  isUsedUp(of) ? (
    <Badge tone="cancelled" icon={CircleStop}>
      Used up
    </Badge>
  ) : (
    <Badge tone="complete" icon={CircleCheck}>
      Active
    </Badge>
  );

const columnsIn = (timeZone: string): readonly TableColumn<Coupon>[] => [
  { id: 'code', label: 'Code', fixed: true, cell: ({ code }) => <strong>{code}</strong> },
  { id: 'state', label: 'Status', fixed: true, cell: (coupon) => <State of={coupon} /> },
  { id: 'discount', label: 'Discount', fixed: true, cell: discountInWords },
  { id: 'audience', label: 'Who can use it', fixed: true, cell: audienceInWords },
  { id: 'conditions', label: 'Conditions', fixed: true, cell: (coupon) => conditionsInWords(coupon) ?? '–' },
  {
    id: 'date',
    label: 'Added',
    fixed: true,
    minor: true,
    cell: ({ createdAt }) => showDate(localDateAt(new Date(createdAt), timeZone)),
  },
  { id: 'used', label: 'Times used', fixed: true, align: 'end', cell: ({ timesUsed }) => timesUsed },
];

const useActions = (onEnd: (coupon: Coupon) => void) => {
  const { appName } = useSite();
  return (coupon: Coupon): readonly RowAction[] => [
    { label: 'Copy code', icon: Copy, onPress: () => copyCode(coupon.code) },
    ...(canShare()
      ? [
          {
            label: 'Share code',
            icon: Share2,
            onPress: () => share({ title: appName, text: invitation(coupon, appName) }),
          },
        ]
      : []),
    { label: 'End coupon', icon: CircleStop, danger: true, onPress: () => onEnd(coupon) },
  ];
};

interface CouponsProps {
  readonly state: TableState;
  readonly onState: (change: Partial<TableState>, options?: { readonly replace: boolean }) => void;
  /** Adds the first one. */
  readonly add: ReactNode;
}

/** The coupons of a groomer, to be passed on and ended. */
export const Coupons = ({ state, onState, add }: CouponsProps) => {
  const coupons = useQuery(couponsQuery(state));
  const { zone } = useToday();
  const [ending, setEnding] = useState<Coupon | null>(null);
  const { end, isPending } = useEndCoupon(() => setEnding(null));
  const actionsOf = useActions(setEnding);
  if (zone.data === undefined)
    return (
      <Card>
        <LoadingState what="your coupons" of={[zone]} rows={6} />
      </Card>
    );
  return (
    <>
      <DataTable
        what="coupons"
        plain
        columns={columnsIn(zone.data)}
        page={coupons.data}
        query={coupons}
        state={state}
        onState={onState}
        nameOf={({ code }) => code}
        line={(coupon) => ({
          lead: <RowIcon icon={TicketPercent} />,
          title: (
            <span className={classes['line']}>
              <span className={classes['unbroken']}>{coupon.code}</span>
              <span className={classes['unbroken']}>{discountInWords(coupon)}</span>
            </span>
          ),
          meta: [
            audienceInWords(coupon),
            conditionsInWords(coupon),
            isUsedUp(coupon) ? 'Used up' : usesInWords(coupon.timesUsed),
          ]
            .filter((words) => words !== null)
            .join(' · '),
        })}
        rowActions={actionsOf}
        empty={
          <EmptyState level={2} title="No coupons yet" action={add}>
            A coupon takes an amount or a percentage off an order: to welcome new customers, or to thank one. You enter
            its code when you check out at the van.
          </EmptyState>
        }
      />
      <ConfirmDialog
        title={`End ${ending?.code ?? 'coupon'}?`}
        consequence="Nobody can use the code anymore. Orders that used it keep their discount."
        action="End coupon"
        busyLabel="Ending…"
        opened={ending !== null}
        busy={isPending}
        onConfirm={() => ending && end(ending)}
        onClose={() => setEnding(null)}
      />
    </>
  );
};
