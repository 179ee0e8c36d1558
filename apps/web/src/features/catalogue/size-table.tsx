import { NumberField } from '#ui/number-field.tsx';
import { PriceField } from '#ui/price-field.tsx';
import type { Size } from './catalogue-query.ts';
import type { Cell } from './price-edits.ts';
import { priceOfSize } from './price-preview.ts';
import { minutesProblem, priceProblem } from './price-problems.ts';
import type { ServicePrices } from './price-table.ts';
import { SIZES, weightsInWords } from './sizes.ts';
import classes from './size-table.module.css';
import { cellOf, moveByArrows, nameOfCell } from './table-keys.ts';

interface SizeTableProps {
  readonly label: string;
  readonly service: ServicePrices;
  readonly sizes: readonly Size[];
  readonly currency: string;
  /** Who charges by the hour only says how long it takes. */
  readonly onlyMinutes?: boolean;
  readonly onCell: (cell: Cell, value: number | null) => void;
  /** Where the groomer is in the table. */
  readonly onPlace: (cell: Cell) => void;
}

/** One column a size, and on phones one row; arrow keys go from field to field. */
export const SizeTable = ({
  label,
  service,
  sizes,
  currency,
  onlyMinutes = false,
  onCell,
  onPlace,
}: SizeTableProps) => (
  <div
    role="group"
    aria-label={label}
    className={classes['table']}
    data-only-minutes={onlyMinutes || undefined}
    onKeyDown={moveByArrows}
    onFocus={({ target }) => {
      const cell = cellOf(target);
      if (cell) onPlace(cell);
    }}
  >
    {/* The fields say the same to who cannot see where they stand. */}
    <div className={classes['column']} aria-hidden>
      <span className={classes['corner']}>Size</span>
      {!onlyMinutes && <span className={classes['row']}>Price</span>}
      <span className={classes['row']}>Minutes</span>
    </div>
    {SIZES.map((name) => {
      const size = sizes.find((candidate) => candidate.name === name);
      if (!size) return null;
      const { price, minutes } = service.sizes[name];
      const inherited = priceOfSize(service, name, sizes);
      return (
        <div key={name} className={classes['column']}>
          <span className={classes['size']}>
            {size.label}
            <span className={classes['weights']}>{weightsInWords(size)}</span>
          </span>
          {!onlyMinutes && (
            <div className={classes['cell']}>
              <PriceField
                label={`${size.label} price`}
                name={nameOfCell({ row: 'price', size: name })}
                currency={currency}
                value={price}
                placeholder={inherited ? (inherited.price / 100).toFixed(2) : ''}
                error={priceProblem(price)}
                onChange={(cents) => onCell({ row: 'price', size: name }, cents)}
              />
            </div>
          )}
          <div className={classes['cell']}>
            <NumberField
              label={`${size.label} minutes`}
              name={nameOfCell({ row: 'minutes', size: name })}
              value={minutes}
              placeholder={inherited && inherited.minutes > 0 ? String(inherited.minutes) : ''}
              error={minutesProblem(minutes)}
              onChange={(value) => onCell({ row: 'minutes', size: name }, value)}
            />
          </div>
        </div>
      );
    })}
  </div>
);
