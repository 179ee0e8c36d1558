import { PET_SIZES } from '@tailgate/contract/facts';
import { useId } from 'react';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { isInside, LINES, valueAt, withValue, type AddOnRow } from './grid.ts';
import { PriceCellInput } from './price-cell-input.tsx';
import { offerAddOn } from '../price-edits.ts';
import type { ShownProblems } from './price-grid.tsx';
import classes from './price-grid.module.css';
import { addOnProblems } from '../price-problems.ts';
import type { GridSelection } from './use-grid-selection.ts';
import type { PriceEditing } from '../use-price-form.ts';

interface AddOnGridRowProps {
  readonly row: AddOnRow;
  readonly at: number;
  readonly currency: string;
  readonly editing: PriceEditing;
  readonly problems: ShownProblems;
  readonly selection: GridSelection;
}

/** One price and one time, whichever the size. */
export const AddOnGridRow = ({ row, at, currency, editing, problems, selection }: AddOnGridRowProps) => {
  const problemId = useId();
  const { addOn, name } = row;
  const found = addOnProblems(addOn);
  const wrong = LINES.filter((line) => found[line] !== undefined && (problems.isChecked || addOn[line] !== null));
  const saved = editing.saved.addOns.find(({ addOnId }) => addOnId === row.id);
  const isChanged = saved && (saved.price !== addOn.price || saved.minutes !== addOn.minutes);
  return (
    <>
      <tr data-row={at}>
        <th scope="row" className={classes['name']}>
          {name}
        </th>
        <td
          className={classes['cell']}
          data-row={at}
          data-column={0}
          data-selected={(selection.isSeveral && isInside(selection.range, { row: at, column: 0 })) || undefined}
          data-changed={isChanged || undefined}
          data-wrong={wrong.length > 0 || undefined}
        >
          {addOn.offered ? (
            LINES.map((line) => (
              <PriceCellInput
                key={line}
                place={{ row: at, column: 0, line }}
                label={`${name}, ${line}`}
                value={valueAt(row, { column: 0, line })}
                currency={currency}
                placeholder={line === 'price' ? '–' : ''}
                problemId={wrong.includes(line) ? problemId : undefined}
                onChange={(value) =>
                  editing.edit(withValue(editing.table, row, { column: 0, line }, value), `${row.id}.${line}`)
                }
              />
            ))
          ) : (
            <span className={classes['estimate']}>–</span>
          )}
        </td>
        <td colSpan={PET_SIZES.length - 1} className={classes['same']}>
          <SwitchField
            label={addOn.offered ? 'Same for every size' : 'Not offered'}
            aria-label={`Offer ${name}`}
            checked={addOn.offered}
            onChange={(offered) => editing.edit(offerAddOn(editing.table, row.facts, offered))}
          />
        </td>
      </tr>
      {wrong.length > 0 && (
        <tr>
          <td colSpan={PET_SIZES.length + 1} id={problemId} className={classes['problem']}>
            {wrong.map((line) => found[line]).join(' · ')}
          </td>
        </tr>
      )}
    </>
  );
};
