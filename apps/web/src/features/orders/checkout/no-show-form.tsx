import { MAX_NO_SHOW_DESCRIPTION_LENGTH, MAX_NO_SHOW_TITLE_LENGTH } from '@tailgate/contract/facts';
import { centsOf, dollarsOf, showMoney, type Cents } from '@tailgate/values/money';
import { useState, type ReactNode } from 'react';
import type { UploadedImage } from '#shell/files/upload-file.ts';
import { CheckedForm } from '#shell/forms/checked-form.tsx';
import { useSendForm } from '#shell/forms/use-send-form.ts';
import { ConfirmDialog } from '#ui/actions/confirm-dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PageButton } from '#ui/actions/page-button.tsx';
import { PhotoUpload } from '#ui/uploads/photo-upload.tsx';
import { PriceField } from '#ui/fields/price-field.tsx';
import { RadioField } from '#ui/fields/radio-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { Upload } from '#ui/uploads/use-upload.ts';
import type { AppointmentDetail } from '#features/appointments/index.ts';
import classes from './checkout.module.css';
import { useMarkNoShow } from './use-order-writes.ts';

/** The card that a fee is charged to. */
interface FeeCard {
  readonly name: string;
  readonly description: string;
}

interface NoShowFormProps {
  readonly appointment: AppointmentDetail;
  /** The customer’s default card; null where there is none. */
  readonly card: FeeCard | null;
  readonly upload: Upload<UploadedImage>;
}

interface Values {
  readonly amount: Cents | null;
  readonly title: string;
  readonly description: string;
  readonly photo: UploadedImage | null;
  readonly method: 'card' | 'later';
}

const useNoShowForm = ({ appointment, card }: NoShowFormProps) => {
  const { id, maxNoShowFee, currency } = appointment;
  const limit = centsOf(maxNoShowFee);
  const initial: Values = {
    amount: limit,
    title: 'Nobody was there',
    description: '',
    photo: null,
    method: card ? 'card' : 'later',
  };
  return useSendForm(useMarkNoShow(), {
    initial,
    validate: {
      amount: (amount) => {
        if (amount === null) return 'Enter an amount, or 0 for no fee';
        return amount > limit ? `Enter at most ${showMoney(limit, currency)}` : null;
      },
      title: (title) => (title.trim() === '' ? 'Enter what happened' : null),
    },
    input: ({ amount, title, description, photo, method }) =>
      amount === null
        ? null
        : {
            params: { id },
            body: {
              amount: dollarsOf(amount),
              title: title.trim(),
              description: description.trim(),
              picture_id: photo?.id ?? null,
              paymentMethodId: method,
            },
          },
  });
};

interface Consequence {
  readonly action: string;
  readonly question: string;
  readonly words: string;
}

/** What the button does, by how much is charged and to what. */
const consequenceOf = (
  { customer }: AppointmentDetail,
  { amount, card }: { readonly amount: string | null; readonly card: FeeCard | null },
): Consequence => {
  const ends = `The appointment ends as a no-show, and ${customer.firstName} is told. This can’t be undone.`;
  if (amount === null)
    return {
      action: 'Mark as no-show',
      question: 'Mark as no-show without a fee?',
      words: `Nothing is charged. ${ends}`,
    };
  if (card)
    return {
      action: `Charge ${amount}`,
      question: `Charge ${customer.displayName} ${amount}?`,
      words: `${card.name} is charged now. ${ends}`,
    };
  return {
    action: `Record ${amount} as owed`,
    question: `Record ${amount} as owed?`,
    words: `No card is charged: ${customer.firstName} owes you the fee. ${ends}`,
  };
};

/** Nobody was there: the fee for it, what happened, and a photo that shows it. */
export const NoShowForm = (props: NoShowFormProps) => {
  const { appointment, card, upload } = props;
  const { currency, customer } = appointment;
  const [isAsking, setIsAsking] = useState(false);
  const sent = useNoShowForm(props);
  const { form, notice } = sent;
  const { amount, photo, method } = form.values;
  const isFree = amount === null || amount === 0;
  const consequence = consequenceOf(appointment, {
    amount: isFree ? null : showMoney(amount, currency),
    card: method === 'card' ? card : null,
  });
  return (
    <CheckedForm of={{ ...sent, save: () => setIsAsking(true) }} className={classes['fee']}>
      <FeeField
        appointment={appointment}
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
      <TextField
        label="What happened"
        required
        maxLength={MAX_NO_SHOW_TITLE_LENGTH}
        description={`${customer.firstName} sees this.`}
        {...form.getInputProps('title')}
      />
      <TextAreaField
        label="Details"
        optional
        rows={3}
        maxLength={MAX_NO_SHOW_DESCRIPTION_LENGTH}
        {...form.getInputProps('description')}
      />
      <PhotoUpload
        label="Photo"
        description="Optional. The door or the driveway, to show that you were there."
        value={photo}
        onChange={(chosen) => form.setFieldValue('photo', chosen)}
        upload={upload}
      />
      <PageButton
        busy={sent.isSaving}
        busyLabel={method === 'card' ? 'Charging the card…' : 'Saving…'}
        above={notice !== null && <Notice tone="danger">{notice}</Notice>}
      >
        {consequence.action}
      </PageButton>
      <ConfirmDialog
        title={consequence.question}
        consequence={consequence.words}
        action={consequence.action}
        busyLabel="Saving…"
        busy={sent.isSaving}
        opened={isAsking}
        onConfirm={() => {
          setIsAsking(false);
          sent.save(form.getValues());
        }}
        onClose={() => setIsAsking(false)}
      />
    </CheckedForm>
  );
};

interface FeeFieldProps {
  readonly appointment: AppointmentDetail;
  readonly value: Cents | null;
  readonly error: ReactNode;
  readonly onChange: (value: Cents | null) => void;
}

/** The fee, where one can be asked: only for a time that the customer has known. */
const FeeField = ({ appointment, ...field }: FeeFieldProps) => {
  const { currency, customer, maxNoShowFee, canCostFee } = appointment;
  if (!canCostFee)
    return (
      <Notice tone="info">{`${customer.firstName} was not told this time a day ahead, so there is no fee.`}</Notice>
    );
  const most = `At most ${showMoney(centsOf(maxNoShowFee), currency)}`;
  return <PriceField label="Fee" required currency={currency} description={most} {...field} />;
};

interface HowPaidProps {
  readonly card: FeeCard | null;
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
        { value: 'later', label: 'Keep it owed', description: `No card is charged. ${firstName} owes you the fee.` },
      ]}
      value={method}
      onChange={onChange}
    />
  ) : (
    <Notice tone="info">{`${firstName} has no card on file, so nothing is charged now. The fee stays owed.`}</Notice>
  );
