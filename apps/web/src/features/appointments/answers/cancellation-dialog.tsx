import { MIN_CHARGE_CENTS } from '@tailgate/contract/facts';
import { cents, centsOf, dollarsOf, showMoney, type Cents } from '@tailgate/values/money';
import { useQuery } from '@tanstack/react-query';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { CheckedForm } from '#shell/forms/checked-form.tsx';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { useSendForm } from '#shell/forms/use-send-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { DialogActions } from '#ui/actions/dialog.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PriceField } from '#ui/fields/price-field.tsx';
import { RadioField } from '#ui/fields/radio-field.tsx';
import { appointmentQuery, paymentMethodsQuery, type AppointmentDetail } from '../appointments-query.ts';
import classes from './cancellation.module.css';
import { useAcceptCancellation } from './use-accept-cancellation.ts';

interface CancellationDialogProps {
  readonly id: string;
  /** Begins without the fee. */
  readonly isWaived: boolean;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** What a customer pays who cancels late: the fee that they saw, or less. */
export const CancellationDialog = ({ opened, ...rest }: CancellationDialogProps) => (
  <FormDialog title="Accept cancellation" opened={opened} onClose={rest.onClose}>
    {opened && <LoadedForm {...rest} />}
  </FormDialog>
);

const LoadedForm = ({ id, ...rest }: Omit<CancellationDialogProps, 'opened'>) => {
  const appointment = useQuery(appointmentQuery(id));
  const methods = useQuery(paymentMethodsQuery(id));
  if (!appointment.data || !methods.data)
    return <LoadingState what="this cancellation" of={[appointment, methods]} rows={3} />;
  const cards = methods.data.items.find((method) => method.id === 'card')?.sources ?? [];
  const card = cards.find(({ isDefault }) => isDefault) ?? null;
  return <CancellationForm appointment={appointment.data} card={card} {...rest} />;
};

interface CancellationFormProps extends Omit<CancellationDialogProps, 'id' | 'opened'> {
  readonly appointment: AppointmentDetail;
  /** The customer’s default card; null where there is none. */
  readonly card: { readonly name: string; readonly description: string } | null;
}

interface Values {
  readonly amount: Cents | null;
  readonly method: 'card' | 'later';
}

const useCancellationForm = ({ appointment, card, isWaived, onClose }: CancellationFormProps) => {
  const { id, cancellationFee, currency } = appointment;
  const most = centsOf(cancellationFee ?? 0);
  const initial: Values = { amount: isWaived ? cents(0) : most, method: card ? 'card' : 'later' };
  return useSendForm(useAcceptCancellation(), {
    initial,
    validate: {
      amount: (amount) => {
        if (amount === null) return 'Enter an amount, or 0 for no fee';
        if (amount > most) return `Enter at most ${showMoney(most, currency)}`;
        return amount > 0 && amount < MIN_CHARGE_CENTS
          ? `Enter 0, or at least ${showMoney(cents(MIN_CHARGE_CENTS), currency)}`
          : null;
      },
    },
    input: ({ amount, method }) =>
      amount === null ? null : { params: { id }, body: { amount: dollarsOf(amount), paymentMethodId: method } },
    onSent: ({ status }) => {
      toastSuccess(status === 'cancelled' ? 'Appointment canceled' : 'The card is being charged');
      onClose();
    },
  });
};

/** What the button does, by how much is asked and of whom. */
const actionOf = ({ amount, method }: Values, currency: string): string => {
  if (amount === null || amount === 0) return 'Cancel without fee';
  const shown = showMoney(amount, currency);
  return method === 'card' ? `Charge ${shown}` : `Send link for ${shown}`;
};

const CancellationForm = (props: CancellationFormProps) => {
  const { appointment, card, onClose } = props;
  const { currency, customer, cancellationFee, reasonNote } = appointment;
  const sent = useCancellationForm(props);
  const { form, notice } = sent;
  const { amount, method } = form.values;
  const isFree = amount === null || amount === 0;
  return (
    <CheckedForm of={sent} className={classes['form']}>
      <p>
        {customer.displayName} asked to cancel{reasonNote === '' ? '.' : `: “${reasonNote}”`} Your time becomes free
        again.
      </p>
      {notice !== null && <Notice tone="danger">{notice}</Notice>}
      <PriceField
        label="Cancellation fee"
        required
        currency={currency}
        description={`At most ${showMoney(centsOf(cancellationFee ?? 0), currency)}, as ${customer.firstName} was shown. 0 waives it.`}
        value={amount}
        error={form.errors['amount']}
        onChange={(chosen) => form.setFieldValue('amount', chosen)}
      />
      {!isFree && (
        <HowPaid
          card={card}
          firstName={customer.firstName}
          method={method}
          onChange={(chosen) => form.setFieldValue('method', chosen)}
        />
      )}
      <DialogActions>
        <Button onClick={onClose}>Back</Button>
        <Button
          look="danger"
          type="submit"
          busy={sent.isSaving}
          busyLabel={method === 'card' && !isFree ? 'Charging the card…' : 'Saving…'}
        >
          {actionOf(form.values, currency)}
        </Button>
      </DialogActions>
    </CheckedForm>
  );
};

interface HowPaidProps extends Pick<CancellationFormProps, 'card'> {
  readonly firstName: string;
  readonly method: Values['method'];
  readonly onChange: (method: Values['method']) => void;
}

const HowPaid = ({ card, firstName, method, onChange }: HowPaidProps) =>
  card ? (
    <RadioField
      label="How is it paid?"
      choices={[
        { value: 'card', label: `Charge ${card.name}`, description: card.description },
        {
          value: 'later',
          label: 'Send a payment link',
          description: `${firstName} gets a text to pay within 30 days.`,
        },
      ]}
      value={method}
      onChange={onChange}
    />
  ) : (
    <Notice tone="info">{`${firstName} has no card on file. We text a link to pay the fee.`}</Notice>
  );
