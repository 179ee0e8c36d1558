import { UPSELL_FILTERS } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleX, Eye, EyeOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#ui/badges/badge.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import { ConfirmDialog } from '#ui/actions/confirm-dialog.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ProductPicture } from '#ui/avatars/product-picture.tsx';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { RowOpener } from '#ui/table/row-opener.tsx';
import type { RowAction, TableColumn, TableFilter, TableState } from '#ui/table/table-types.ts';
import { inDollars } from '#ui/words/dollars.ts';
import { FILTER_WORDS, isRunningOut, stockInWords } from './upsell-words.ts';
import { upsellsQuery, useRemoveUpsell, useShowUpsell, type Upsell } from './upsells-query.ts';
import classes from './upsells.module.css';

const Opener = ({ of: { id, name } }: { of: Upsell }) => (
  <RowOpener to="/groomer/upsells/$upsellId" params={{ upsellId: id }}>
    {name}
  </RowOpener>
);

const Stock = ({ of }: { of: Upsell }) =>
  isRunningOut(of) ? (
    <Badge tone={of.quantity === 0 ? 'cancelled' : 'pending'} icon={of.quantity === 0 ? CircleX : CircleAlert}>
      {stockInWords(of.quantity)}
    </Badge>
  ) : (
    stockInWords(of.quantity)
  );

const columnsFor = (show: (upsell: Upsell, isActive: boolean) => void): readonly TableColumn<Upsell>[] => [
  {
    id: 'name',
    label: 'Product',
    fixed: true,
    cell: (upsell) => (
      <span className={classes['product']}>
        <ProductPicture url={upsell.defaultImage?.sizes.thumbnail ?? null} />
        <Opener of={upsell} />
      </span>
    ),
  },
  { id: 'price', label: 'Price', fixed: true, align: 'end', cell: ({ price }) => inDollars(price) },
  { id: 'stock', label: 'Stock', fixed: true, cell: (upsell) => <Stock of={upsell} /> },
  {
    id: 'active',
    label: 'Shown to customers',
    fixed: true,
    cell: (upsell) => (
      <span className={classes['switch']}>
        <SwitchField
          label={`Show ${upsell.name} to customers`}
          labelHidden
          checked={upsell.isActive}
          onChange={(isActive) => show(upsell, isActive)}
        />
      </span>
    ),
  },
];

const filtersOf = (counts: Readonly<Record<string, number>> | undefined): readonly TableFilter[] => [
  {
    id: 'show',
    label: 'Status',
    options: UPSELL_FILTERS.filter((filter) => filter !== 'all').map((value) => ({
      value,
      label: FILTER_WORDS[value],
      count: counts?.[value],
    })),
  },
];

interface UpsellsTableProps {
  readonly state: TableState;
  readonly onState: (change: Partial<TableState>, options?: { readonly replace: boolean }) => void;
}

/** What the groomer sells beside the services, to be found, changed, hidden and deleted. */
export const UpsellsTable = ({ state, onState }: UpsellsTableProps) => {
  const upsells = useQuery(upsellsQuery(state));
  const show = useShowUpsell();
  const [removing, setRemoving] = useState<Upsell | null>(null);
  const { remove, isPending } = useRemoveUpsell(() => setRemoving(null));
  const rowActions = (upsell: Upsell): readonly RowAction[] => [
    upsell.isActive
      ? { label: 'Hide from customers', icon: EyeOff, onPress: () => show(upsell, false) }
      : { label: 'Show to customers', icon: Eye, onPress: () => show(upsell, true) },
    { label: 'Delete product', icon: Trash2, danger: true, onPress: () => setRemoving(upsell) },
  ];
  return (
    <>
      <DataTable
        what="products"
        plain
        columns={columnsFor(show)}
        page={upsells.data}
        query={upsells}
        state={state}
        onState={onState}
        searchLabel="Name or description"
        filters={filtersOf(upsells.data?.counts)}
        nameOf={({ name }) => name}
        line={(upsell) => ({
          lead: <ProductPicture url={upsell.defaultImage?.sizes.thumbnail ?? null} />,
          title: (
            <span className={classes['line']}>
              <Opener of={upsell} />
              <span className={classes['price']}>{inDollars(upsell.price)}</span>
            </span>
          ),
          meta: [stockInWords(upsell.quantity), upsell.isActive ? null : 'Hidden'].filter(Boolean).join(' · '),
        })}
        rowActions={rowActions}
        empty={
          <EmptyState
            level={2}
            title="No products yet"
            action={
              <ButtonLink look="tint" to="/groomer/upsells/new">
                Add your first product
              </ButtonLink>
            }
          >
            Shampoo, a toothbrush, a bandana: what you sell beside the groom. Customers choose it when they book, and
            you add it at the van with one tap.
          </EmptyState>
        }
      />
      <ConfirmDialog
        title={`Delete ${removing?.name ?? 'product'}?`}
        consequence="It leaves your store for good. Visits that sold it keep it, and so do visits that have it on their bill."
        action="Delete product"
        busyLabel="Deleting…"
        opened={removing !== null}
        busy={isPending}
        onConfirm={() => removing && remove(removing)}
        onClose={() => setRemoving(null)}
      />
    </>
  );
};
