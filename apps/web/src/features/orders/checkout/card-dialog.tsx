import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '#shell/account/account-query.ts';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import type { AppointmentDetail } from '#features/appointments/index.ts';
import { CardForm } from './card-form.tsx';
import { processorQuery } from './use-order-writes.ts';

interface CardDialogProps {
  readonly appointment: AppointmentDetail;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** The new card. */
  readonly onAdded: (cardId: string) => void;
}

/** A card of the customer: typed into fields of the card processor, and known to us by its setup. */
export const CardDialog = ({ appointment, opened, onClose, onAdded }: CardDialogProps) => (
  <FormDialog title="Add a card" opened={opened} onClose={onClose}>
    {opened && <WithProcessor appointment={appointment} onClose={onClose} onAdded={onAdded} />}
  </FormDialog>
);

const WithProcessor = ({ appointment, onClose, onAdded }: Omit<CardDialogProps, 'opened'>) => {
  const processor = useQuery(processorQuery(appointment.customer.id));
  const account = useQuery(accountQuery('groomer'));
  if (!processor.data || !account.data) return <LoadingState what="the card form" of={[processor, account]} rows={3} />;
  return (
    <CardForm
      appointment={appointment}
      businessName={account.data.businessName ?? account.data.displayName}
      processor={processor.data.processor}
      onClose={onClose}
      onAdded={onAdded}
    />
  );
};
