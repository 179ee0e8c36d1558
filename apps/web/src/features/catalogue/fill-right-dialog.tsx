import { showMoney } from '@tailgate/values/money';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog.tsx';
import { RadioField } from '#ui/radio-field.tsx';
import { durationInWords } from '#ui/words/duration.ts';
import type { Size } from './catalogue-query.ts';
import { fillRight, largerThan, modifierOf, type Cell } from './price-edits.ts';
import type { ServicePrices } from './price-table.ts';
import classes from './prices.module.css';
import type { PetSize } from './sizes.ts';
import { useFillDirection } from './use-fill-direction.ts';

interface FillRightDialogProps {
  readonly service: ServicePrices;
  readonly from: Cell;
  readonly sizes: readonly Size[];
  readonly currency: string;
  readonly onFill: (filled: ServicePrices) => void;
  readonly onClose: () => void;
}

/** Copies one field to all larger sizes, as it is or with what the sizes add. */
export const FillRightDialog = ({ service, from, sizes, currency, onFill, onClose }: FillRightDialogProps) => {
  const [how, setHow] = useState<'same' | 'steps'>('same');
  const value = service.sizes[from.size][from.row];
  const show = (amount: number) => (from.row === 'price' ? showMoney(amount, currency) : durationInWords(amount));
  const labelOf = (size: PetSize) => sizes.find(({ name }) => name === size)?.label ?? size;
  const larger = largerThan(from.size);
  const hasSteps = larger.some((size) => modifierOf(sizes, { row: from.row, size }) > 0);
  const isPossible = value !== null && larger.length > 0;
  const steps = larger.map((size) => {
    const more = modifierOf(sizes, { row: from.row, size }) - modifierOf(sizes, from);
    return `${labelOf(size)} ${show((value ?? 0) + more)}`;
  });
  return (
    <Dialog title={useFillDirection().name} opened onClose={onClose}>
      <div className={classes['fields']}>
        {!isPossible && (
          <p>Enter a price or minutes in one of the smaller sizes first, then fill the larger ones from there.</p>
        )}
        {isPossible && (
          <p>
            {labelOf(from.size)} is {show(value)}. The larger sizes get it instead of what they have.
          </p>
        )}
        {isPossible && hasSteps && (
          <RadioField
            label="The larger sizes get"
            value={how}
            onChange={setHow}
            choices={[
              { value: 'same', label: `The same ${from.row === 'price' ? 'price' : 'time'}` },
              { value: 'steps', label: 'More with each size', description: steps.join(' · ') },
            ]}
          />
        )}
      </div>
      <DialogActions>
        <Button onClick={onClose}>{isPossible ? 'Cancel' : 'Close'}</Button>
        {isPossible && (
          <Button look="filled" onClick={() => onFill(fillRight(service, from, how === 'steps' ? sizes : []))}>
            Fill larger sizes
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
