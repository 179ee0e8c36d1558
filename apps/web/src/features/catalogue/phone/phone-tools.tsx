import { ArrowDownToLine, Percent, Sparkles, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import type { Size } from '../catalogue-query.ts';
import { FillRightDialog } from '../grid/fill-right-dialog.tsx';
import { changeCellsByPercent, fillRight } from '../grid/grid-edits.ts';
import type { GridRow, Spot } from '../grid/grid.ts';
import { PercentDialog } from '../grid/percent-dialog.tsx';
import classes from './phone-prices.module.css';
import { changeByPercent, copyFromCatalogue, editService } from '../price-edits.ts';
import type { PriceEditing } from '../use-price-form.ts';
import { PET_SIZES } from '@tailgate/contract/facts';

interface PhoneToolsProps {
  readonly rows: readonly GridRow[];
  /** The size that was edited last: it fills the larger ones. */
  readonly spot: Spot;
  readonly sizes: readonly Size[];
  readonly currency: string;
  readonly editing: PriceEditing;
}

export const PhoneTools = ({ rows, spot, sizes, currency, editing }: PhoneToolsProps) => {
  const [open, setOpen] = useState<'fill' | 'percent'>();
  const close = () => setOpen(undefined);
  const row = rows[spot.row];
  const { table } = editing;
  const range = { from: spot, to: spot };
  const service = { from: { row: spot.row, column: 0 }, to: { row: spot.row, column: PET_SIZES.length - 1 } };
  if (row?.kind !== 'service') return null;
  const suggest = () =>
    editing.edit(editService(table, row.id, (prices) => copyFromCatalogue(prices, row.facts, sizes)));
  return (
    <div role="group" aria-label="Price tools" className={classes['tools']}>
      <Button look="text" compact icon={<ArrowDownToLine size={18} aria-hidden />} onClick={() => setOpen('fill')}>
        Fill larger sizes
      </Button>
      <Button look="text" compact icon={<Percent size={18} aria-hidden />} onClick={() => setOpen('percent')}>
        Change by %
      </Button>
      <Button look="text" compact icon={<Sparkles size={18} aria-hidden />} onClick={suggest}>
        Suggested
      </Button>
      <Button
        look="text"
        compact
        icon={<Undo2 size={18} aria-hidden />}
        disabled={!editing.canUndo}
        onClick={editing.undo}
      >
        Undo
      </Button>
      {open === 'fill' && (
        <FillRightDialog
          title="Fill larger sizes"
          rows={rows}
          range={range}
          sizes={sizes}
          currency={currency}
          onFill={(steps) => {
            editing.edit(fillRight(table, rows, range, steps));
            close();
          }}
          onClose={close}
        />
      )}
      {open === 'percent' && (
        <PercentDialog
          selected={row.name}
          onChange={(percent, scope) => {
            editing.edit(
              scope === 'all'
                ? { ...table, services: table.services.map((prices) => changeByPercent(prices, percent)) }
                : changeCellsByPercent(table, rows, service, percent),
            );
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
};
