import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { PriceRangeField } from '#ui/fields/price-range-field.tsx';
import { SearchableSelectField } from '#ui/fields/searchable-select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import classes from './breed-prices.module.css';
import { breedsQuery } from './catalogue-query.ts';
import { breedProblems } from './price-problems.ts';
import type { BreedPrice } from './price-table.ts';

interface BreedPricesProps {
  readonly petType: string;
  readonly breeds: readonly BreedPrice[];
  readonly currency: string;
  /** After the first attempt to save also what is missing is said. */
  readonly isChecked: boolean;
  /** The field that was typed into: its characters are one undo step. */
  readonly onChange: (breeds: readonly BreedPrice[], field: string | null) => void;
}

const WORTH_SEARCHING = 5;

/** Breeds with a price of their own, from and to. */
export const BreedPrices = ({ petType, breeds, currency, isChecked, onChange }: BreedPricesProps) => {
  const known = useQuery(breedsQuery(petType));
  const [search, setSearch] = useState('');
  if (!known.data) return <LoadingState what="the breeds" of={[known]} rows={2} />;
  const all = known.data;
  const nameOf = (id: string) => all.find((breed) => breed.id === id)?.name ?? 'Another breed';
  const edit = (breedId: string, changed: Partial<BreedPrice>, field: string) =>
    onChange(
      breeds.map((breed) => (breed.breedId === breedId ? { ...breed, ...changed } : breed)),
      `${breedId}.${field}`,
    );
  const shown = breeds.filter(({ breedId }) => nameOf(breedId).toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <div className={classes['breeds']}>
      <SearchableSelectField
        label="Add a breed"
        placeholder="Search breeds…"
        value={null}
        choices={all
          .filter(({ id }) => !breeds.some(({ breedId }) => breedId === id))
          .map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(breedId) => {
          if (breedId) onChange([{ breedId, min: null, max: null, minutes: null }, ...breeds], null);
        }}
      />
      {breeds.length > WORTH_SEARCHING && (
        <TextField
          label="Find a breed in your list"
          type="search"
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      )}
      {breeds.length === 0 && <p className={classes['none']}>No breed has its own price yet. All breeds go by size.</p>}
      {breeds.length > 0 && shown.length === 0 && <p className={classes['none']}>No breed on your list matches.</p>}
      {shown.length > 0 && (
        <ul className={classes['list']} aria-label="Prices by breed">
          {shown.map(({ breedId, min, max, minutes }) => {
            const problems = breedProblems({ breedId, min, max, minutes });
            return (
              <li key={breedId} className={classes['breed']} aria-label={nameOf(breedId)}>
                <PriceRangeField
                  label={nameOf(breedId)}
                  currency={currency}
                  value={{ min, max }}
                  error={isChecked || min !== null || max !== null ? problems.price : undefined}
                  onChange={(range) => edit(breedId, range, 'range')}
                />
                <NumberField
                  label="Minutes"
                  unit="min"
                  value={minutes}
                  error={isChecked || minutes !== null ? problems.minutes : undefined}
                  onChange={(value) => edit(breedId, { minutes: value }, 'minutes')}
                />
                <Button
                  look="text"
                  aria-label={`Remove ${nameOf(breedId)}`}
                  className={classes['remove'] ?? ''}
                  onClick={() =>
                    onChange(
                      breeds.filter((breed) => breed.breedId !== breedId),
                      null,
                    )
                  }
                >
                  <Trash2 size={20} aria-hidden />
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
};
