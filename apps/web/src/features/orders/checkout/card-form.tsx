import { Button } from '#ui/actions/button.tsx';
import { DialogActions } from '#ui/actions/dialog.tsx';
import { CardEntry } from './card-entry.tsx';
import type { Processor } from './card-token.ts';
import { useAddCard } from './use-order-writes.ts';

interface CardFormProps {
  readonly orderId: string;
  readonly firstName: string;
  readonly processor: Processor;
  readonly onClose: () => void;
  readonly onAdded: (cardId: string) => void;
}

/** The customer's card on the groomer's device: the browser shall neither offer the groomer's own nor keep this one. */
export const CardForm = ({ orderId, firstName, processor, onClose, onAdded }: CardFormProps) => {
  const add = useAddCard();
  return (
    <CardEntry
      processor={processor}
      isOwn={false}
      lead={`The number goes straight to the card processor. The card stays on file for ${firstName}’s visits.`}
      isSending={add.isPending}
      onToken={(token, onError) =>
        add.mutate({ params: { id: orderId }, body: { token } }, { onSuccess: ({ id }) => onAdded(id), onError })
      }
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
