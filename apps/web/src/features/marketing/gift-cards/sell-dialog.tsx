import { MAX_GIFT_CARD_CENTS, MIN_GIFT_CARD_CENTS } from '@tailgate/contract/facts';
import { dollarsOf, showEstimate, type Cents } from '@tailgate/values/money';
import { useWrite } from '#shell/api/use-write.ts';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { SendForm } from '#shell/forms/send-form.tsx';
import { useSendForm } from '#shell/forms/use-send-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { DialogActions } from '#ui/actions/dialog.tsx';
import { PriceField } from '#ui/fields/price-field.tsx';
import { CustomerField, type ChosenCustomer } from '../customer-field.tsx';
import classes from '../marketing.module.css';
import { type SoldGiftCard } from './gift-cards-query.ts';

interface Values {
  amount: Cents | null;
  customer: ChosenCustomer | null;
}

const RULES = {
  amount: (amount: Cents | null) =>
    amount === null || amount < MIN_GIFT_CARD_CENTS || amount > MAX_GIFT_CARD_CENTS
      ? `Enter an amount from ${showEstimate(MIN_GIFT_CARD_CENTS)} to ${showEstimate(MAX_GIFT_CARD_CENTS)}`
      : null,
};

interface SellDialogProps {
  readonly opened: boolean;
  readonly onSold: (card: SoldGiftCard) => void;
  readonly onClose: () => void;
}

export const SellDialog = ({ opened, ...rest }: SellDialogProps) => (
  <FormDialog title="Sell gift card" opened={opened} onClose={rest.onClose}>
    {opened && <SellForm {...rest} />}
  </FormDialog>
);

const SellForm = ({ onSold, onClose }: Omit<SellDialogProps, 'opened'>) => {
  const initial: Values = { amount: null, customer: null };
  const sell = useSendForm(useWrite('POST /v2/service-marketing/gift-cards', { errors: 'inline' }), {
    initial,
    validate: RULES,
    fields: { customerId: 'customer' },
    input: ({ amount, customer }) =>
      amount === null ? null : { body: { amount: dollarsOf(amount), customerId: customer?.id ?? null } },
    onSent: onSold,
  });
  const { form } = sell;
  return (
    <SendForm
      of={sell}
      className={classes['form']}
      lead={
        <p>Take the cash first. You keep it, and the amount comes off your balance until the card is used with you.</p>
      }
    >
      <PriceField label="Amount" required {...form.getInputProps('amount')} value={form.values.amount} />
      <CustomerField
        label="Customer"
        optional
        description="Who buys it. Anyone who has the code can use the card."
        {...form.getInputProps('customer')}
        value={form.values.customer}
      />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="filled" type="submit" busy={sell.isSaving} busyLabel="Selling…">
          Sell gift card
        </Button>
      </DialogActions>
    </SendForm>
  );
};
