import { PET_SIZES } from '@tailgate/contract/facts';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Dialog, DialogActions } from '#ui/actions/dialog.tsx';
import { RadioField } from '#ui/fields/radio-field.tsx';
import type { Size } from '../catalogue-query.ts';
import { rightOf } from './grid-edits.ts';
import { LINES, valueAt, type GridRow, type Range } from './grid.ts';
import { lineInWords } from '../price-changes.ts';
import { modifierOf } from '../price-edits.ts';
import classes from '../prices.module.css';

interface FillRightDialogProps {
  readonly rows: readonly GridRow[];
  readonly range: Range;
  readonly sizes: readonly Size[];
  readonly currency: string;
  readonly title?: string;
  readonly onFill: (steps: readonly Size[]) => void;
  readonly onClose: () => void;
}

/** Copies a cell to larger sizes, as it is or with what the catalog adds for each. */
export const FillRightDialog = (props: FillRightDialogProps) => {
  const { rows, range, sizes, currency, title = 'Fill right', onFill, onClose } = props;
  const [how, setHow] = useState<'same' | 'steps'>('same');
  const { from, to } = rightOf(range);
  const row = rows[from.row];
  const own = PET_SIZES[from.column];
  const larger = PET_SIZES.slice(from.column + 1, to.column + 1);
  const labelOf = (name: string | undefined) => sizes.find((size) => size.name === name)?.label ?? '';
  const values = LINES.map((line) => ({ line, value: row ? valueAt(row, { column: from.column, line }) : null }));
  const inWords = values
    .filter(({ value }) => value !== null)
    .map(({ line, value }) => lineInWords(line, value, currency));
  const steps = larger.map((size) => {
    const price = values[0]?.value ?? 0;
    const more = own ? modifierOf(sizes, { row: 'price', size }) - modifierOf(sizes, { row: 'price', size: own }) : 0;
    return `${labelOf(size)} ${lineInWords('price', price + more, currency)}`;
  });
  const isPossible = row?.kind === 'service' && inWords.length > 0 && larger.length > 0;
  return (
    <Dialog title={title} opened onClose={onClose}>
      <div className={classes['fields']}>
        {isPossible ? (
          <>
            <p>
              {row.name}, {labelOf(own)}: {inWords.join(', ')}. Larger sizes get it instead of what they have.
            </p>
            <RadioField
              label="Larger sizes"
              value={how}
              onChange={setHow}
              choices={[
                { value: 'same', label: 'The same' },
                { value: 'steps', label: 'More with each size', description: steps.join(' · ') },
              ]}
            />
          </>
        ) : (
          <p>Enter a price or minutes in a smaller size first, then fill the larger ones from there.</p>
        )}
      </div>
      <DialogActions>
        <Button onClick={onClose}>{isPossible ? 'Cancel' : 'Close'}</Button>
        {isPossible && (
          <Button look="filled" onClick={() => onFill(how === 'steps' ? sizes : [])}>
            Fill larger sizes
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
