import { customerCardConsent } from '@tailgate/contract/facts';
import { useSite } from '#shell/site/site-context.ts';
import { Button } from '#ui/actions/button.tsx';
import { DialogActions } from '#ui/actions/dialog.tsx';
import type { AppointmentDetail } from '#features/appointments/index.ts';
import { CardEntry } from '../cards/card-entry.tsx';
import type { Processor } from '../cards/load-stripe.ts';
import { useAddCard, usePrepareCard } from './use-order-writes.ts';

interface CardFormProps {
  readonly appointment: AppointmentDetail;
  readonly businessName: string;
  readonly processor: Processor;
  readonly onClose: () => void;
  readonly onAdded: (cardId: string) => void;
}

/** The customer's card on the groomer's device: the browser shall neither offer the groomer's own nor keep this one. */
export const CardForm = ({ appointment, businessName, processor, onClose, onAdded }: CardFormProps) => {
  const { id: orderId, customer } = appointment;
  const { appName: siteName } = useSite();
  const prepare = usePrepareCard();
  const add = useAddCard();
  return (
    <CardEntry
      processor={processor}
      isOwn={false}
      use={{ kind: 'later', prepare: () => prepare.mutateAsync({ params: { id: customer.id } }) }}
      consent={customerCardConsent({ siteName, businessName, firstName: customer.firstName })}
      save={async (token) => {
        onAdded((await add.mutateAsync({ params: { id: orderId }, body: { token } })).id);
        return {};
      }}
      actions={({ isBusy, isAgain }) => (
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="filled" type="submit" busy={isBusy} busyLabel="Adding…">
            {isAgain ? 'Try again' : 'Add card'}
          </Button>
        </DialogActions>
      )}
    />
  );
};
