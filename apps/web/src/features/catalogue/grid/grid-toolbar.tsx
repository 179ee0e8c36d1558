import { ArrowDownToLine, ArrowRightToLine, ClipboardPaste, Percent, Redo2, Sparkles, Undo2 } from 'lucide-react';
import { useState, type Ref } from 'react';
import { toastFailure } from '#shell/errors/toast.tsx';
import { Button } from '#ui/actions/button.tsx';
import type { Size } from '../catalogue-query.ts';
import { FillRightDialog } from './fill-right-dialog.tsx';
import { changeCellsByPercent, countCells, fillDown, fillRight } from './grid-edits.ts';
import type { GridRow, Range } from './grid.ts';
import { PercentDialog } from './percent-dialog.tsx';
import { changeByPercent, copyFromCatalogue, editService } from '../price-edits.ts';
import classes from './price-grid.module.css';
import type { GridSelection } from './use-grid-selection.ts';
import type { PriceEditing } from '../use-price-form.ts';

interface GridToolbarProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly rows: readonly GridRow[];
  readonly sizes: readonly Size[];
  readonly currency: string;
  readonly editing: PriceEditing;
  readonly selection: GridSelection;
  /** What the last paste did. */
  readonly news: string;
  readonly onPaste: (text: string) => void;
}

const suggested = (editing: PriceEditing, rows: readonly GridRow[], { from, to }: Range, sizes: readonly Size[]) =>
  rows
    .slice(from.row, to.row + 1)
    .reduce(
      (table, row) =>
        row.kind === 'service'
          ? editService(table, row.id, (service) => copyFromCatalogue(service, row.facts, sizes))
          : table,
      editing.table,
    );

/** What changes many cells at once. */
export const GridToolbar = (props: GridToolbarProps) => {
  const { ref, rows, sizes, currency, editing, selection, news, onPaste } = props;
  const [open, setOpen] = useState<'fill' | 'percent'>();
  const close = () => setOpen(undefined);
  const { table } = editing;
  const { range } = selection;
  const count = countCells(rows, range);
  const paste = () =>
    void navigator.clipboard
      .readText()
      .then(onPaste, () =>
        toastFailure({ message: 'Your browser blocked pasting. Click a cell and press ⌘V or Ctrl+V.' }),
      );
  const tools = [
    { name: 'Fill right', Icon: ArrowRightToLine, onClick: () => setOpen('fill') },
    { name: 'Fill down', Icon: ArrowDownToLine, onClick: () => editing.edit(fillDown(table, rows, range)) },
    { name: 'Change by %', Icon: Percent, onClick: () => setOpen('percent') },
    { name: 'Paste', Icon: ClipboardPaste, onClick: paste },
    { name: 'Suggested', Icon: Sparkles, onClick: () => editing.edit(suggested(editing, rows, range, sizes)) },
  ];
  return (
    <div ref={ref} role="group" aria-label="Price tools" className={classes['toolbar']}>
      {tools.map(({ name, Icon, onClick }) => (
        <Button key={name} look="text" compact data-with-word icon={<Icon size={16} aria-hidden />} onClick={onClick}>
          {name}
        </Button>
      ))}
      <Button look="text" compact aria-label="Undo" disabled={!editing.canUndo} onClick={editing.undo}>
        <Undo2 size={18} aria-hidden />
      </Button>
      <Button look="text" compact aria-label="Redo" disabled={!editing.canRedo} onClick={editing.redo}>
        <Redo2 size={18} aria-hidden />
      </Button>
      <span role="status" className={classes['news']}>
        {selection.isSeveral ? `${count} cells` : news}
      </span>
      {open === 'fill' && (
        <FillRightDialog
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
          selected={selection.isSeveral ? `${count} selected cells` : undefined}
          onChange={(percent, scope) => {
            editing.edit(
              scope === 'all'
                ? { ...table, services: table.services.map((service) => changeByPercent(service, percent)) }
                : changeCellsByPercent(table, rows, range, percent),
            );
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
};
