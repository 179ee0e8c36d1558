import { MAX_CHARGE_CENTS, MAX_CHARGE_TITLE_LENGTH } from '@tailgate/contract/facts';
import { cents, dollarsOf, showMoney, type Cents } from '@tailgate/values/money';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { SendForm } from '#shell/forms/send-form.tsx';
import { useSendForm } from '#shell/forms/use-send-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { ChoiceChips } from '#ui/fields/choice-chips.tsx';
import { DialogActions } from '#ui/actions/dialog.tsx';
import { PriceField } from '#ui/fields/price-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { AppointmentDetail } from '../appointments-query.ts';
import { useAddCharge } from './use-visit-writes.ts';
import classes from './visit.module.css';

interface ChargeDialogProps {
  readonly appointment: AppointmentDetail;
  readonly opened: boolean;
  readonly onClose: () => void;
}

const TITLE = 'Add charge or discount';

/** Something beside the services: parking, a product, a discount for neighbors. */
export const ChargeDialog = ({ opened, onClose, appointment }: ChargeDialogProps) => (
  <FormDialog title={TITLE} opened={opened} onClose={onClose}>
    {opened && <ChargeForm appointment={appointment} onClose={onClose} />}
  </FormDialog>
);

interface Values {
  readonly type: 'other' | 'discount';
  readonly title: string;
  readonly amount: Cents | null;
}

const INITIAL: Values = { type: 'other', title: '', amount: null };
const TYPES = [
  { value: 'other', label: 'Charge' },
  { value: 'discount', label: 'Discount' },
] as const;

const amountProblem = (amount: Cents | null): string | null => {
  if (amount === null || amount <= 0) return 'Enter an amount';
  return amount > MAX_CHARGE_CENTS ? `Enter at most ${showMoney(cents(MAX_CHARGE_CENTS))}` : null;
};

const ChargeForm = ({ appointment, onClose }: Omit<ChargeDialogProps, 'opened'>) => {
  const sent = useSendForm(useAddCharge(), {
    initial: INITIAL,
    validate: {
      title: (title) => (title.trim() === '' ? 'Enter what it is for' : null),
      amount: amountProblem,
    },
    input: ({ type, title, amount }) =>
      amount === null
        ? null
        : { params: { id: appointment.id }, body: { type, title: title.trim(), amount: dollarsOf(amount) } },
    onSent: onClose,
  });
  const { form } = sent;
  const { type, amount } = form.values;
  return (
    <SendForm of={sent} className={classes['line']}>
      <ChoiceChips
        label="Kind"
        choices={TYPES}
        chosen={type}
        onChoose={(chosen) => form.setFieldValue('type', chosen)}
      />
      <TextField label="What for" required maxLength={MAX_CHARGE_TITLE_LENGTH} {...form.getInputProps('title')} />
      <PriceField
        label="Amount"
        required
        currency={appointment.currency}
        value={amount}
        error={form.errors['amount']}
        onChange={(chosen) => form.setFieldValue('amount', chosen)}
      />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="filled" type="submit" busy={sent.isSaving} busyLabel="Adding…">
          {type === 'discount' ? 'Add discount' : 'Add charge'}
        </Button>
      </DialogActions>
    </SendForm>
  );
};
