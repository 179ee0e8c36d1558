import { Card } from '#ui/layout/card.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { PriceField } from '#ui/fields/price-field.tsx';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import type { AddOnRow } from '../grid/grid.ts';
import classes from './phone-prices.module.css';
import { editAddOn, offerAddOn } from '../price-edits.ts';
import type { PriceEditorProps } from '../grid/price-grid.tsx';
import { addOnProblems } from '../price-problems.ts';

/** What can be added to a service; it costs the same for every size. */
export const PhoneAddOns = ({ rows, currency, editing, problems }: PriceEditorProps) => {
  const { table, edit } = editing;
  return (
    <Card title="Add-ons" aside={<span className={classes['help']}>Same for every size</span>}>
      <ul className={classes['addOns']} aria-label="Add-ons">
        {rows
          .filter((row): row is AddOnRow => row.kind === 'add-on')
          .map(({ id, name, facts, addOn }) => {
            const wrong = addOnProblems(addOn);
            return (
              <li key={id} className={classes['addOn']} aria-label={name}>
                <SwitchField
                  label={name}
                  description={facts.description}
                  checked={addOn.offered}
                  onChange={(offered) => edit(offerAddOn(table, facts, offered))}
                />
                {addOn.offered && (
                  <>
                    <PriceField
                      label="Price"
                      currency={currency}
                      value={addOn.price}
                      error={problems.isChecked || addOn.price !== null ? wrong.price : undefined}
                      onChange={(price) => edit(editAddOn(table, id, { price }), `${id}.price`)}
                    />
                    <NumberField
                      label="Minutes"
                      unit="min"
                      value={addOn.minutes}
                      error={problems.isChecked || addOn.minutes !== null ? wrong.minutes : undefined}
                      onChange={(minutes) => edit(editAddOn(table, id, { minutes }), `${id}.minutes`)}
                    />
                  </>
                )}
              </li>
            );
          })}
      </ul>
    </Card>
  );
};
