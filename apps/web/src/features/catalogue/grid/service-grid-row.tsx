import { PET_SIZES } from '@tailgate/contract/facts';
import { Settings2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { Size } from '../catalogue-query.ts';
import { isInside, type ServiceRow } from './grid.ts';
import { PriceCell } from './price-cell.tsx';
import { editService } from '../price-edits.ts';
import type { ShownProblems } from './price-grid.tsx';
import classes from './price-grid.module.css';
import { rowProblems } from './row-problems.ts';
import { METHOD_NAMES, methodOf } from '../pricing-method.ts';
import { PricingDialog } from '../pricing-dialog.tsx';
import { PricingFields } from '../pricing-fields.tsx';
import type { GridSelection } from './use-grid-selection.ts';
import type { PriceEditing } from '../use-price-form.ts';

interface ServiceGridRowProps {
  readonly row: ServiceRow;
  readonly at: number;
  readonly sizes: readonly Size[];
  readonly currency: string;
  readonly editing: PriceEditing;
  readonly problems: ShownProblems;
  readonly selection: GridSelection;
}

/** One service: a cell for each size, and below what its pricing needs besides. */
export const ServiceGridRow = (props: ServiceGridRowProps) => {
  const { row, at, sizes, currency, editing, problems, selection } = props;
  const [isChoosing, setIsChoosing] = useState(false);
  const problemId = useId();
  const { service, name } = row;
  const method = methodOf(service);
  const shown = rowProblems(service, problems, sizes);
  const change = (changed: ServiceRow['service'], typedIn: string | null = null) =>
    editing.edit(
      editService(editing.table, row.id, () => changed),
      typedIn && `${row.id}.${typedIn}`,
    );
  return (
    <>
      <tr data-row={at}>
        <th scope="row" className={classes['name']}>
          {name}
          <button
            type="button"
            className={classes['method']}
            aria-label={`Pricing for ${name}: ${METHOD_NAMES[method]}`}
            onClick={() => setIsChoosing(true)}
          >
            <Settings2 size={14} aria-hidden />
            {METHOD_NAMES[method]}
          </button>
          {isChoosing && (
            <PricingDialog
              name={name}
              method={method}
              service={service}
              onChange={change}
              onClose={() => setIsChoosing(false)}
            />
          )}
        </th>
        {PET_SIZES.map((size, column) => (
          <PriceCell
            key={size}
            row={row}
            spot={{ row: at, column }}
            sizes={sizes}
            currency={currency}
            editing={editing}
            isSelected={selection.isSeveral && isInside(selection.range, { row: at, column })}
            wrong={shown.wrong[size]}
            problemId={problemId}
          />
        ))}
      </tr>
      {shown.words.length > 0 && (
        <tr>
          <td colSpan={PET_SIZES.length + 1} id={problemId} className={classes['problem']}>
            {shown.words.join(' · ')}
          </td>
        </tr>
      )}
      {method !== 'size' && (
        <tr>
          <td colSpan={PET_SIZES.length + 1} className={classes['more']}>
            <PricingFields
              facts={row.facts}
              service={service}
              currency={currency}
              isChecked={problems.isChecked}
              onChange={change}
            />
          </td>
        </tr>
      )}
    </>
  );
};
