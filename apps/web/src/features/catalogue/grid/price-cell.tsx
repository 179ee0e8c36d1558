import { PET_SIZES } from '@tailgate/contract/facts';
import { portionOf } from '@tailgate/values/money';
import type { Size } from '../catalogue-query.ts';
import { LINES, valueAt, withValue, type Line, type ServiceRow, type Spot } from './grid.ts';
import { PriceCellInput } from './price-cell-input.tsx';
import { amountInWords, lineInWords } from '../price-changes.ts';
import classes from './price-grid.module.css';
import { followedSize, inheritedPrice } from '../price-preview.ts';
import { SIZE_LETTERS } from '#ui/words/pet-sizes.ts';
import type { PriceEditing } from '../use-price-form.ts';

interface PriceCellProps {
  readonly row: ServiceRow;
  readonly spot: Spot;
  readonly sizes: readonly Size[];
  readonly currency: string;
  readonly editing: PriceEditing;
  readonly isSelected: boolean;
  readonly wrong: readonly Line[] | undefined;
  readonly problemId: string;
}

const MINUTES_PER_HOUR = 60;

/** The price over the minutes of one size. Empty, it says which size it follows. */
export const PriceCell = (props: PriceCellProps) => {
  const { row, spot, sizes, currency, editing, isSelected, wrong = [], problemId } = props;
  const { service } = row;
  const size = PET_SIZES[spot.column];
  if (!size) return null;
  const labelOf = (name: string) => sizes.find((candidate) => candidate.name === name)?.label ?? name;
  const saved = editing.saved.services.find(({ serviceId }) => serviceId === row.id)?.sizes[size];
  const own = service.sizes[size];
  const inherited = inheritedPrice(service, size, sizes);
  const followed = own.price === null && own.minutes === null ? followedSize(service, size) : undefined;
  const placeholders: Readonly<Record<Line, string>> = {
    price: followed && inherited ? amountInWords(inherited.priceCents, currency) : '–',
    minutes: followed ? `follows ${SIZE_LETTERS[followed]}` : '',
  };
  const estimate =
    service.isHourly && service.hourlyRate !== null && inherited && inherited.minutes > 0
      ? `≈ ${amountInWords(portionOf(service.hourlyRate, inherited.minutes, MINUTES_PER_HOUR), currency)}`
      : '≈ –';
  return (
    <td
      className={classes['cell']}
      data-row={spot.row}
      data-column={spot.column}
      data-selected={isSelected || undefined}
      data-changed={(saved && (saved.price !== own.price || saved.minutes !== own.minutes)) || undefined}
      data-wrong={wrong.length > 0 || undefined}
      title={followed && inherited ? followedInWords(labelOf(followed), inherited, currency) : undefined}
    >
      {LINES.map((line) =>
        line === 'price' && service.isHourly ? (
          <span key={line} className={classes['estimate']}>
            {estimate}
          </span>
        ) : (
          <PriceCellInput
            key={line}
            place={{ ...spot, line }}
            label={`${row.name}, ${labelOf(size)}, ${line}${followed ? `, follows ${labelOf(followed)}` : ''}`}
            value={valueAt(row, { column: spot.column, line })}
            currency={currency}
            placeholder={placeholders[line]}
            problemId={wrong.includes(line) ? problemId : undefined}
            onChange={(value) =>
              editing.edit(
                withValue(editing.table, row, { column: spot.column, line }, value),
                `${row.id}.${size}.${line}`,
              )
            }
          />
        ),
      )}
    </td>
  );
};

const followedInWords = (
  label: string,
  { priceCents, minutes }: NonNullable<ReturnType<typeof inheritedPrice>>,
  currency: string,
) => `Follows ${label}: ${amountInWords(priceCents, currency)}, ${lineInWords('minutes', minutes, currency)}`;
