import type { Estimate } from '@tailgate/pricing';
import { showEstimateRange } from '@tailgate/values/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { SearchableSelectField } from '#ui/fields/searchable-select-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { durationInWords } from '#ui/words/duration.ts';
import { breedsQuery, type ProviderService, type Size } from './catalogue-query.ts';
import { previewOf } from './price-preview.ts';
import type { PriceTable } from './price-table.ts';
import classes from './prices.module.css';

interface PricePreviewCardProps {
  /** The service it starts with, if it is one. */
  readonly first: string;
  readonly items: readonly ProviderService[];
  readonly table: PriceTable;
  readonly sizes: readonly Size[];
  readonly currency: string;
}

const range = ({ minCents, maxCents }: Estimate, currency: string) => showEstimateRange(minCents, maxCents, currency);

/** What a customer would be told with the prices as they stand, saved or not. */
export const PricePreviewCard = ({ first, items, table, sizes, currency }: PricePreviewCardProps) => {
  const [chosenService, setChosenService] = useState<string | null>(first);
  const [chosenBreed, setChosenBreed] = useState<string | null>(null);
  const [typedWeight, setTypedWeight] = useState<number | null>();
  const [addOnIds, setAddOnIds] = useState<readonly string[]>([]);
  const service = table.services.find(({ serviceId }) => serviceId === chosenService) ?? table.services[0];
  const facts = items.find(({ id }) => id === service?.serviceId);
  const { data: breeds = [] } = useQuery({ ...breedsQuery(facts?.petType.slug ?? ''), enabled: facts !== undefined });
  if (!service || !facts) return null;
  const breed = breeds.find(({ id }) => id === chosenBreed) ?? usualBreed(breeds);
  const middle = breed ? Math.round((breed.weightRangeLow + breed.weightRangeHigh) / 2) : null;
  const weightLb = typedWeight === undefined ? middle : typedWeight;
  const offered = table.addOns.filter((addOn) => addOn.offered && facts.addOns.some(({ id }) => id === addOn.addOnId));
  const estimate = previewOf(
    service,
    { breed, weightLb },
    offered.filter(({ addOnId }) => addOnIds.includes(addOnId)),
    { baseMinutes: facts.baseServiceTime, sizes },
  );
  const pet = [weightLb === null ? '' : `${weightLb} lb`, breed?.name ?? facts.petType.name.toLowerCase()];
  return (
    <Card title="What a customer pays">
      <CardBody>
        <div className={classes['fields']}>
          <div className={classes['answer']} role="status">
            A customer with a {pet.join(' ').trim()} {estimate ? 'pays' : 'cannot book this yet'}
            {estimate && (
              <strong>
                {range(estimate, currency)} · {durationInWords(estimate.minutes)}
              </strong>
            )}
          </div>
          <SelectField
            label="Service"
            value={service.serviceId}
            choices={table.services.map(({ serviceId }) => ({
              value: serviceId,
              label: items.find(({ id }) => id === serviceId)?.name ?? '',
            }))}
            onChange={(id) => {
              setChosenService(id);
              setAddOnIds([]);
            }}
          />
          <SearchableSelectField
            label="Breed"
            value={breed?.id ?? null}
            choices={breeds.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(id) => {
              setChosenBreed(id);
              setTypedWeight(undefined);
            }}
          />
          <NumberField label="Weight" unit="lb" value={weightLb} onChange={setTypedWeight} />
          {offered.length > 0 && (
            <div role="group" aria-label="Add-ons">
              {offered.map(({ addOnId }) => (
                <CheckboxField
                  key={addOnId}
                  label={facts.addOns.find(({ id }) => id === addOnId)?.name ?? ''}
                  checked={addOnIds.includes(addOnId)}
                  onChange={(isTaken) =>
                    setAddOnIds(isTaken ? [...addOnIds, addOnId] : addOnIds.filter((id) => id !== addOnId))
                  }
                />
              ))}
            </div>
          )}
          <p className={classes['help']}>Before tax and tip. This preview is not saved.</p>
        </div>
      </CardBody>
    </Card>
  );
};

/** A pet to begin with: one that many groomers see, else the first. */
const usualBreed = <Named extends { readonly name: string }>(breeds: readonly Named[]): Named | undefined =>
  breeds.find(({ name }) => name === 'Goldendoodle') ?? breeds[0];
