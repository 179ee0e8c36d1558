import { PET_SIZES } from '@tailgate/contract/facts';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { ServiceRow } from '../grid/grid.ts';
import { PhoneAddOns } from './phone-add-ons.tsx';
import { PhoneSizes } from './phone-sizes.tsx';
import { PhoneTools } from './phone-tools.tsx';
import { editService } from '../price-edits.ts';
import type { PriceEditorProps } from '../grid/price-grid.tsx';
import { ADD_ONS } from '../price-problems.ts';
import { PriceSwitcher } from '../price-switcher.tsx';
import classes from './phone-prices.module.css';
import { METHOD_CONSEQUENCES, METHOD_NAMES, methodOf } from '../pricing-method.ts';
import { PricingDialog } from '../pricing-dialog.tsx';
import { PricingFields } from '../pricing-fields.tsx';
import { rowProblems } from '../grid/row-problems.ts';

/** One service at a time: a table of five sizes does not fit a phone. */
export const PhonePrices = (props: PriceEditorProps) => {
  const { rows, shown, onShow } = props;
  const row = rows.find((candidate): candidate is ServiceRow => candidate.kind === 'service' && candidate.id === shown);
  return (
    <div className={classes['stack']}>
      <PriceSwitcher rows={rows} shown={shown} onShow={onShow} />
      {row && <ServiceCard key={row.id} row={row} {...props} />}
      {shown === ADD_ONS && <PhoneAddOns {...props} />}
    </div>
  );
};

const ServiceCard = ({ row, ...props }: PriceEditorProps & { readonly row: ServiceRow }) => {
  const { rows, sizes, currency, editing, problems } = props;
  const [isChoosing, setIsChoosing] = useState(false);
  const [column, setColumn] = useState(0);
  const { service, facts, name } = row;
  const method = methodOf(service);
  const change = (changed: ServiceRow['service'], typedIn: string | null = null) =>
    editing.edit(
      editService(editing.table, row.id, () => changed),
      typedIn && `${row.id}.${typedIn}`,
    );
  return (
    <Card title={name} aside={<span className={classes['help']}>{facts.petType.name}</span>}>
      <div className={classes['panel']}>
        <div className={classes['method']}>
          <span>
            <strong>{METHOD_NAMES[method]}</strong>
            <span className={classes['help']}>{METHOD_CONSEQUENCES[method]}</span>
          </span>
          <Button
            look="tint"
            compact
            aria-label={`Change pricing of ${name}: ${METHOD_NAMES[method]}`}
            onClick={() => setIsChoosing(true)}
          >
            Change
          </Button>
        </div>
        <PricingFields
          facts={facts}
          service={service}
          currency={currency}
          isChecked={problems.isChecked}
          onChange={change}
        />
        <PhoneSizes
          name={name}
          service={service}
          sizes={sizes}
          currency={currency}
          problems={rowProblems(service, problems, sizes)}
          onPlace={setColumn}
          onChange={change}
        />
      </div>
      <PhoneTools
        rows={rows}
        spot={{ row: rows.indexOf(row), column: Math.min(column, PET_SIZES.length - 1) }}
        sizes={sizes}
        currency={currency}
        editing={editing}
      />
      {isChoosing && (
        <PricingDialog
          name={name}
          method={method}
          service={service}
          onChange={change}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </Card>
  );
};
