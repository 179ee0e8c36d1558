import { MAX_REFUND_REASON_LENGTH, type RefundWay } from '@tailgate/contract/facts';
import { centsOf, dollarsOf, type Cents } from '@tailgate/values/money';
import { CheckedForm } from '#shell/forms/checked-form.tsx';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { useWriteForm } from '#shell/forms/use-write-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { DialogActions } from '#ui/actions/dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PriceField } from '#ui/fields/price-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { inDollars } from '#ui/words/dollars.ts';
import { WAY_WORDS } from './money-words.ts';
import { type OrderMoney } from './order-money-query.ts';
import classes from './order-money.module.css';

interface RefundDialogProps {
  readonly of: OrderMoney;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Gives back all or a part of what was paid, the way it was paid. */
export const RefundDialog = ({ of, opened, onClose }: RefundDialogProps) => (
  <FormDialog title="Refund" opened={opened} onClose={onClose}>
    {opened && <RefundForm of={of} onClose={onClose} />}
  </FormDialog>
);

interface RefundValues {
  way: RefundWay;
  amount: Cents | null;
  reason: string;
}

/** What happens, before it happens. */
const WHAT_HAPPENS: Readonly<Record<RefundWay, string>> = {
  card: 'The money goes back to the card that was charged. It can take 5 to 10 days to show there.',
  cash: 'Recorded as cash that the groomer gives back.',
  check: 'Recorded as money that the groomer gives back.',
  gift_card: 'The amount is on the gift card again.',
  loyalty: 'The customer can use the reward again.',
};

const RefundForm = ({ of, onClose }: Omit<RefundDialogProps, 'opened'>) => {
  const { id } = of.order;
  const left = (way: RefundWay) => of.refundable.find((one) => one.way === way)?.amount ?? 0;
  const first = of.refundable[0]?.way ?? 'card';
  const write = useWriteForm<'POST /v2/staff/orders/:id/refunds', RefundValues>('POST /v2/staff/orders/:id/refunds', {
    saved: { way: first, amount: centsOf(left(first)), reason: '' },
    validate: {
      amount: (amount: Cents | null, { way }: RefundValues) => {
        if (amount === null || amount < 1) return 'Enter the amount';
        return amount > centsOf(left(way)) ? `Enter ${inDollars(left(way))} at most` : null;
      },
      reason: (reason: string) => (reason.trim() === '' ? 'Say why the money goes back' : null),
    },
    input: ({ way, amount, reason }) => ({
      params: { id },
      body: { way, reason, amount: amount === null ? 0 : dollarsOf(amount) },
    }),
    onSaved: () => {
      onClose();
      return undefined;
    },
    success: 'Refund recorded',
  });
  const { form } = write;
  const { way, amount } = form.values;
  return (
    <CheckedForm of={write} className={classes['form']}>
      {write.notice !== null && <Notice tone="danger">{write.notice}</Notice>}
      {of.refundable.length > 1 && (
        <SelectField
          label="Back to"
          choices={of.refundable.map((one) => ({
            value: one.way,
            label: `${WAY_WORDS[one.way]} · ${inDollars(one.amount)}`,
          }))}
          {...form.getInputProps('way')}
          value={way}
        />
      )}
      <PriceField label="Amount" required {...form.getInputProps('amount')} value={amount} />
      <TextAreaField
        label="Reason"
        required
        maxLength={MAX_REFUND_REASON_LENGTH}
        description="Kept with the order. The customer doesn’t see it."
        {...form.getInputProps('reason')}
      />
      <Notice tone="info">{WHAT_HAPPENS[way]}</Notice>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="filled" type="submit" busy={write.isSaving} busyLabel="Refunding…">
          {`Refund ${inDollars(amount === null ? 0 : dollarsOf(amount))}`}
        </Button>
      </DialogActions>
    </CheckedForm>
  );
};
