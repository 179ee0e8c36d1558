import { Card } from '#ui/card.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { PriceField } from '#ui/price-field.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import type { ProviderService } from './catalogue-query.ts';
import { minutesProblem, priceProblem } from './price-problems.ts';
import { centsOf, type AddOnPrice } from './price-table.ts';
import classes from './prices.module.css';

type AddOnFacts = ProviderService['addOns'][number];

interface AddOnsCardProps {
  readonly facts: readonly AddOnFacts[];
  readonly addOns: readonly AddOnPrice[];
  readonly currency: string;
  readonly onChange: (addOnId: string, change: Partial<AddOnPrice>, typedIn?: string | null) => void;
}

const catalogues = ({ basePrice, baseMinutes }: AddOnFacts) => ({ price: centsOf(basePrice), minutes: baseMinutes });

/** What can be had on top of a service; it costs the same with each of them. */
export const AddOnsCard = ({ facts, addOns, currency, onChange }: AddOnsCardProps) => (
  <Card title="Add-ons" aside={<span className={classes['help']}>With every service that has them</span>}>
    <ul className={classes['list']} aria-label="Add-ons">
      {addOns.map(({ addOnId, offered, price, minutes }) => {
        const addOn = facts.find(({ id }) => id === addOnId);
        if (!addOn) return null;
        return (
          <li key={addOnId} className={classes['addOn']} aria-label={addOn.name}>
            <SwitchField
              label={addOn.name}
              description={addOn.description}
              checked={offered}
              onChange={(isOn) =>
                // Switched on for the first time, it starts with what the catalogue suggests.
                onChange(addOnId, {
                  offered: isOn,
                  ...(isOn && price === null && minutes === null && catalogues(addOn)),
                })
              }
            />
            {offered && (
              <>
                <PriceField
                  label="Price"
                  currency={currency}
                  value={price}
                  error={priceProblem(price)}
                  onChange={(cents) => onChange(addOnId, { price: cents }, `${addOnId}.price`)}
                />
                <NumberField
                  label="Minutes"
                  unit="min"
                  value={minutes}
                  error={minutesProblem(minutes)}
                  onChange={(value) => onChange(addOnId, { minutes: value }, `${addOnId}.minutes`)}
                />
              </>
            )}
          </li>
        );
      })}
    </ul>
  </Card>
);
