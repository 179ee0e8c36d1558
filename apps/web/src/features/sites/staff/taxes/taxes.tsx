import { useQuery } from '@tanstack/react-query';
import { Landmark, Pencil, Trash2 } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { ConfirmDialog } from '#ui/actions/confirm-dialog.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { RowIcon } from '#ui/layout/rows.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { RowPress } from '#ui/table/row-opener.tsx';
import type { TableColumn, TableState } from '#ui/table/table-types.ts';
import { timeAgo } from '#ui/words/time-ago.ts';
import { FeesCard } from './fees-card.tsx';
import { TaxDialog } from './tax-dialog.tsx';
import { placeInWords, rateInWords, zipCodesInWords } from './tax-words.ts';
import classes from './taxes.module.css';
import { taxesQuery, useRemoveTax, type TaxPlace } from './taxes-query.ts';

type Open = ComponentProps<typeof TaxDialog>['of'];

const columnsFor = (onEdit: (place: TaxPlace) => void, nowMs: number): readonly TableColumn<TaxPlace>[] => [
  {
    id: 'state',
    label: 'State',
    fixed: true,
    cell: (place) => <RowPress onPress={() => onEdit(place)}>{place.stateOrProvince}</RowPress>,
  },
  { id: 'zips', label: 'ZIP codes', fixed: true, cell: zipCodesInWords },
  { id: 'changed', label: 'Changed', fixed: true, cell: ({ updatedAt }) => timeAgo(updatedAt, nowMs) },
  {
    id: 'rate',
    label: 'Rate',
    fixed: true,
    align: 'end',
    cell: ({ percent }) => <strong className={classes['figure']}>{rateInWords(percent)}</strong>,
  },
];

interface TaxesProps {
  readonly state: TableState;
  readonly onState: (change: Partial<TableState>, options?: { readonly replace: boolean }) => void;
  /** What the dialog shows; null while it is closed. */
  readonly open: Open;
  readonly onOpen: (open: Open) => void;
  /** Adds the first one. */
  readonly add: ReactNode;
}

/** Sales taxes of the site by place, and what the site takes of orders. */
export const Taxes = ({ state, onState, open, onOpen, add }: TaxesProps) => {
  const taxes = useQuery(taxesQuery(state));
  const [removed, setRemoved] = useState<TaxPlace | null>(null);
  const { remove, isPending } = useRemoveTax(() => setRemoved(null));
  return (
    <div className={classes['page']}>
      <DataTable
        what="tax rates"
        plain
        columns={columnsFor(onOpen, taxes.dataUpdatedAt)}
        page={taxes.data}
        query={taxes}
        state={state}
        onState={onState}
        searchLabel="State or ZIP code"
        nameOf={placeInWords}
        line={(place) => ({
          lead: <RowIcon icon={Landmark} />,
          title: (
            <span className={classes['line']}>
              <RowPress onPress={() => onOpen(place)}>{place.stateOrProvince}</RowPress>
              <span className={classes['figure']}>{rateInWords(place.percent)}</span>
            </span>
          ),
          meta: `ZIP codes: ${zipCodesInWords(place).toLowerCase()}`,
        })}
        rowActions={(place) => [
          { label: 'Change rate', icon: Pencil, onPress: () => onOpen(place) },
          { label: 'Remove rate', icon: Trash2, danger: true, onPress: () => setRemoved(place) },
        ]}
        empty={
          <EmptyState level={2} title="No sales tax yet" action={add}>
            Orders are not taxed until there is a rate for their place. Add one for each state you work in, and one for
            the ZIP codes that differ.
          </EmptyState>
        }
      />
      <FeesCard />
      <TaxDialog of={open} onClose={() => onOpen(null)} />
      <ConfirmDialog
        title={`Remove the rate of ${removed ? placeInWords(removed) : 'this place'}?`}
        consequence={
          removed?.postalPrefix
            ? 'From now on, orders there are taxed at the rate of the larger place, if there is one. Completed orders stay as they are.'
            : 'From now on, orders there are not taxed, except in ZIP codes with a rate of their own. Completed orders stay as they are.'
        }
        action="Remove rate"
        busyLabel="Removing…"
        opened={removed !== null}
        busy={isPending}
        onConfirm={() => removed && remove(removed)}
        onClose={() => setRemoved(null)}
      />
    </div>
  );
};
