import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Dialog, DialogActions } from '#ui/actions/dialog.tsx';
import { RadioField } from '#ui/fields/radio-field.tsx';
import type { ServicePrices } from './price-table.ts';
import classes from './prices.module.css';
import { METHOD_CONSEQUENCES, METHOD_NAMES, withMethod, type PricingMethod } from './pricing-method.ts';

interface PricingDialogProps {
  readonly name: string;
  readonly method: PricingMethod;
  readonly service: ServicePrices;
  readonly onChange: (service: ServicePrices) => void;
  readonly onClose: () => void;
}

const METHODS: readonly PricingMethod[] = ['size', 'breed', 'hourly'];

/** How a service is priced, and what that means for customers. */
export const PricingDialog = ({ name, method, service, onChange, onClose }: PricingDialogProps) => {
  const [chosen, setChosen] = useState(method);
  return (
    <Dialog title={`Pricing for ${name}`} opened onClose={onClose}>
      <div className={classes['fields']}>
        <RadioField
          label="Charge for this service"
          value={chosen}
          choices={METHODS.map((value) => ({
            value,
            label: METHOD_NAMES[value],
            description: METHOD_CONSEQUENCES[value],
          }))}
          onChange={setChosen}
        />
        <p className={classes['help']}>Prices you have entered stay and apply again when you switch back.</p>
      </div>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          look="filled"
          onClick={() => {
            if (chosen !== method) onChange(withMethod(service, chosen));
            onClose();
          }}
        >
          Use {METHOD_NAMES[chosen].toLowerCase()}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
