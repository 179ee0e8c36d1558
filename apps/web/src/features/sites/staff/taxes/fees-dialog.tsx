import {
  MAX_CANCELLATION_FEE_CENTS,
  MAX_CONSENT_PERCENT,
  MAX_INSTANT_PAYOUT_HOLD_DAYS,
  MAX_MANAGEMENT_CENTS,
  MAX_MANAGEMENT_PERCENT,
  MAX_NO_SHOW_FEE_CENTS,
  MAX_PROCESSING_CENTS,
  MAX_PROCESSING_PERCENT,
  MAX_UNCONFIRMED_CENTS,
  TAX_PERCENT_DECIMALS,
} from '@tailgate/contract/facts';
import { cents, centsOf, dollarsOf, showEstimate, type Cents } from '@tailgate/values/money';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#shell/api/api-error.ts';
import { readAgain } from '#shell/api/read-again.ts';
import { CheckedForm } from '#shell/forms/checked-form.tsx';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { useWriteForm } from '#shell/forms/use-write-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { DialogActions } from '#ui/actions/dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { PriceField } from '#ui/fields/price-field.tsx';
import classes from './taxes.module.css';
import { type SiteFees } from './taxes-query.ts';

interface Values {
  processingPercent: number | null;
  processingAmount: Cents | null;
  managementPercent: number | null;
  managementAmount: Cents | null;
  noShowLimit: Cents | null;
  cancellationFee: Cents | null;
  enRouteFee: Cents | null;
  holdDays: number | null;
  consentPercent: number | null;
  consentTipPercent: number | null;
  unconfirmedLimit: Cents | null;
}

const valuesOf = ({ processing, management, ...fees }: SiteFees): Values => ({
  processingPercent: processing.percent,
  processingAmount: centsOf(processing.amount),
  managementPercent: management.percent,
  managementAmount: centsOf(management.amount),
  noShowLimit: centsOf(fees.noShowLimit),
  cancellationFee: centsOf(fees.cancellationFee),
  enRouteFee: centsOf(fees.enRouteFee),
  holdDays: fees.instantPayoutHoldDays,
  consentPercent: fees.consentPercent,
  consentTipPercent: fees.consentTipPercent,
  unconfirmedLimit: centsOf(fees.unconfirmedLimit),
});

/** Nothing typed is not the same as nothing charged. */
const percentUpTo = (most: number) => (percent: number | null) => {
  if (percent === null) return 'Enter a percentage, or 0';
  return percent > most ? `Enter ${most}% at most` : null;
};
const daysUpTo = (most: number) => (days: number | null) => {
  if (days === null) return 'Enter a number of days, or 0';
  return days > most ? `Enter ${most} days at most` : null;
};
const amountUpTo = (most: Cents) => (amount: Cents | null) => {
  if (amount === null) return 'Enter an amount, or 0';
  return amount > most ? `Enter ${showEstimate(most)} at most` : null;
};

const RULES = {
  processingPercent: percentUpTo(MAX_PROCESSING_PERCENT),
  processingAmount: amountUpTo(MAX_PROCESSING_CENTS),
  managementPercent: percentUpTo(MAX_MANAGEMENT_PERCENT),
  managementAmount: amountUpTo(MAX_MANAGEMENT_CENTS),
  noShowLimit: amountUpTo(cents(MAX_NO_SHOW_FEE_CENTS)),
  cancellationFee: amountUpTo(cents(MAX_CANCELLATION_FEE_CENTS)),
  enRouteFee: amountUpTo(cents(MAX_CANCELLATION_FEE_CENTS)),
  holdDays: daysUpTo(MAX_INSTANT_PAYOUT_HOLD_DAYS),
  consentPercent: percentUpTo(MAX_CONSENT_PERCENT),
  consentTipPercent: percentUpTo(MAX_CONSENT_PERCENT),
  unconfirmedLimit: amountUpTo(cents(MAX_UNCONFIRMED_CENTS)),
};

const dollars = (amount: Cents | null) => (amount === null ? 0 : dollarsOf(amount));

/** As it is sent; the rules have refused what is missing. */
const feesIn = (values: Values): SiteFees => ({
  processing: { percent: values.processingPercent ?? 0, amount: dollars(values.processingAmount) },
  management: { percent: values.managementPercent ?? 0, amount: dollars(values.managementAmount) },
  noShowLimit: dollars(values.noShowLimit),
  cancellationFee: dollars(values.cancellationFee),
  enRouteFee: dollars(values.enRouteFee),
  instantPayoutHoldDays: values.holdDays ?? 0,
  consentPercent: values.consentPercent ?? 0,
  consentTipPercent: values.consentTipPercent ?? 0,
  unconfirmedLimit: dollars(values.unconfirmedLimit),
});

interface FeesDialogProps {
  readonly fees: SiteFees;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export const FeesDialog = ({ opened, ...rest }: FeesDialogProps) => (
  <FormDialog title="Change fees" opened={opened} onClose={rest.onClose}>
    {opened && <FeesForm {...rest} />}
  </FormDialog>
);

const CHANGED = 'Another staff member changed the fees. Close this window to see the new ones.';

const useFeesForm = ({ fees, onClose }: Omit<FeesDialogProps, 'opened'>) => {
  const queryClient = useQueryClient();
  // What is read again meanwhile was not seen: saving a second time is refused too.
  const [seen] = useState(fees);
  return useWriteForm('PUT /v2/staff/fees', {
    saved: valuesOf(seen),
    validate: RULES,
    input: (values) => ({ body: { ...feesIn(values), previous: seen } }),
    refusalOf: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'conflict') return null;
      void readAgain(queryClient, ['fees']);
      return { fields: {}, notice: CHANGED };
    },
    onSaved: () => {
      onClose();
      return undefined;
    },
    success: 'Fees saved',
  });
};

type AmountName = { [Name in keyof Values]: Values[Name] extends Cents | null ? Name : never }[keyof Values];

const FeesForm = (props: Omit<FeesDialogProps, 'opened'>) => {
  const write = useFeesForm(props);
  const { form } = write;
  const percent = (name: 'processingPercent' | 'managementPercent') => ({
    ...form.getInputProps(name),
    required: true,
    decimals: TAX_PERCENT_DECIMALS,
    unit: '%',
    value: form.values[name],
  });
  const amount = (name: AmountName) => ({
    ...form.getInputProps(name),
    required: true,
    value: form.values[name],
  });
  return (
    <CheckedForm of={write} className={classes['form']}>
      {write.notice !== null && <Notice tone="danger">{write.notice}</Notice>}
      <p>New fees apply to orders completed from now on. Completed orders keep theirs.</p>
      <div className={classes['halves']}>
        <NumberField label="Card processing" {...percent('processingPercent')} />
        <PriceField label="Plus for each card payment" {...amount('processingAmount')} />
        <NumberField label="Management" {...percent('managementPercent')} />
        <PriceField label="Plus for each order" {...amount('managementAmount')} />
      </div>
      <div className={classes['halves']}>
        <PriceField label="Late cancellation fee" {...amount('cancellationFee')} />
        <PriceField label="On-the-way cancellation fee" {...amount('enRouteFee')} />
        <PriceField label="Maximum no-show fee" {...amount('noShowLimit')} />
        <NumberField
          label="Instant payout hold"
          description="New income waits this long before an instant payout"
          unit="days"
          required
          {...form.getInputProps('holdDays')}
          value={form.values.holdDays}
        />
      </div>
      <div className={classes['halves']}>
        <NumberField
          label="Charge above the estimate"
          description="Above this, the customer has to confirm"
          unit="%"
          required
          {...form.getInputProps('consentPercent')}
          value={form.values.consentPercent}
        />
        <NumberField
          label="Tip without confirming"
          description="Of the estimate, or $20 if that’s more"
          unit="%"
          required
          {...form.getInputProps('consentTipPercent')}
          value={form.values.consentTipPercent}
        />
      </div>
      <PriceField
        label="Limit for groomers’ bookings"
        description="For an appointment the customer didn’t book. Above this, they have to confirm"
        {...amount('unconfirmedLimit')}
      />
      <DialogActions>
        <Button onClick={props.onClose}>Cancel</Button>
        <Button look="filled" type="submit" busy={write.isSaving} busyLabel="Saving…">
          Save fees
        </Button>
      </DialogActions>
    </CheckedForm>
  );
};
