import type { CallAnswer } from '@tailgate/contract';
import { DELETION_GRACE_DAYS } from '@tailgate/contract/facts';
import { Trash2 } from 'lucide-react';
import { useWrite } from '#shell/api/use-write.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/actions/dialog.tsx';
import { ConfirmOwnerForm } from '../confirm-owner-form.tsx';

export type DeletionRequest = CallAnswer<'POST /v2/account/request-delete-account'>;

interface DeleteDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onRequested: (request: DeletionRequest) => void;
}

export const DeleteDialog = ({ opened, onClose, onRequested }: DeleteDialogProps) => (
  <Dialog title="Delete your account?" opened={opened} onClose={onClose} grave>
    <DeleteForm onClose={onClose} onRequested={onRequested} />
  </Dialog>
);

/** Only the owner may ask this, so it is confirmed every time. */
const DeleteForm = ({ onClose, onRequested }: Omit<DeleteDialogProps, 'opened'>) => {
  const request = useWrite('POST /v2/account/request-delete-account', { errors: 'inline' });
  return (
    <ConfirmOwnerForm
      isGoingOn={request.isPending}
      action={(isPending) => (
        <Button
          look="danger"
          type="submit"
          icon={<Trash2 size={20} aria-hidden />}
          busy={isPending}
          busyLabel="Deleting…"
        >
          Delete my account
        </Button>
      )}
      onConfirmed={(showRefusal) => request.mutate({}, { onSuccess: onRequested, onError: showRefusal })}
      onClose={onClose}
    >
      <p>You have {DELETION_GRACE_DAYS} days to change your mind. After that, your account can’t be restored.</p>
    </ConfirmOwnerForm>
  );
};
