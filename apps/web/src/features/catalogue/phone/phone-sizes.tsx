import { PET_SIZES } from '@tailgate/contract/facts';
import { dollarsOf } from '@tailgate/values/money';
import { NumberField } from '#ui/fields/number-field.tsx';
import { PriceField } from '#ui/fields/price-field.tsx';
import type { Size } from '../catalogue-query.ts';
import classes from './phone-prices.module.css';
import { setCell } from '../price-edits.ts';
import { followedSize, inheritedPrice } from '../price-preview.ts';
import { sizeProblems } from '../price-problems.ts';
import type { ServicePrices } from '../price-table.ts';
import type { rowProblems } from '../grid/row-problems.ts';
import { weightsInWords } from '#ui/words/pet-sizes.ts';

interface PhoneSizesProps {
  readonly name: string;
  readonly service: ServicePrices;
  readonly sizes: readonly Size[];
  readonly currency: string;
  readonly problems: ReturnType<typeof rowProblems>;
  readonly onPlace: (column: number) => void;
  readonly onChange: (service: ServicePrices, typedIn: string) => void;
}

/** Price and minutes of each size, one row a size. */
export const PhoneSizes = ({ name, service, sizes, currency, problems, onPlace, onChange }: PhoneSizesProps) => (
  <div role="group" aria-label={`${name} by size`} className={classes['sizes']}>
    {PET_SIZES.map((size, column) => {
      const facts = sizes.find((candidate) => candidate.name === size);
      if (!facts) return null;
      const { price, minutes } = service.sizes[size];
      const inherited = inheritedPrice(service, size, sizes);
      const followed = price === null && minutes === null ? followedSize(service, size) : undefined;
      const followedLabel = sizes.find((candidate) => candidate.name === followed)?.label;
      const own = sizeProblems(service, size);
      const wrong = problems.wrong[size] ?? [];
      const problem = (line: 'price' | 'minutes') =>
        wrong.includes(line) ? (own[line] ?? problems.words[0]) : undefined;
      return (
        <div
          key={size}
          className={classes['size']}
          data-hourly={service.isHourly || undefined}
          onFocus={() => onPlace(column)}
        >
          <span className={classes['label']}>
            <strong>{facts.label}</strong>
            <span className={classes['help']}>{weightsInWords(facts)}</span>
            {followedLabel && <span className={classes['follows']}>follows {followedLabel}</span>}
          </span>
          {!service.isHourly && (
            <PriceField
              label={`${facts.label} price`}
              currency={currency}
              value={price}
              placeholder={followed && inherited ? dollarsOf(inherited.priceCents).toFixed(2) : ''}
              error={problem('price')}
              onChange={(value) => onChange(setCell(service, { row: 'price', size }, value), `${size}.price`)}
            />
          )}
          <NumberField
            label={`${facts.label} minutes`}
            unit="min"
            value={minutes}
            placeholder={followed && inherited && inherited.minutes > 0 ? String(inherited.minutes) : ''}
            error={problem('minutes')}
            onChange={(value) => onChange(setCell(service, { row: 'minutes', size }, value), `${size}.minutes`)}
          />
        </div>
      );
    })}
  </div>
);
