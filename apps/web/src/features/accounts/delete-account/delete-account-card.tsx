import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { meQuery } from '../me-query.ts';
import classes from './delete-account.module.css';
import { DeleteDialog, type DeletionRequest } from './delete-dialog.tsx';
import { deletionDay } from './grace.ts';

/** Asks for the deletion, or keeps the account while it is not too late; for areas without a page for it. */
export const DeleteAccountCard = () => {
  const queryClient = useQueryClient();
  const me = useQuery(meQuery());
  const [isAsked, setIsAsked] = useState(false);
  const keep = (deletionRequest: DeletionRequest | null) => {
    const deletionScheduledFor = deletionRequest?.scheduledFor ?? null;
    queryClient.setQueryData(meQuery().queryKey, (kept) => kept && { ...kept, deletionScheduledFor, deletionRequest });
    setIsAsked(false);
  };
  const withdraw = useWrite('POST /v2/account/withdraw-delete-account', {
    onDone: () => {
      toastSuccess('Account deletion canceled');
      keep(null);
    },
  });
  if (!me.data) return null;
  const { deletionRequest } = me.data;
  return (
    <Card title="Delete account">
      <CardBody>
        <div className={classes['page']}>
          {deletionRequest ? (
            <>
              <Notice tone="warning">
                Your account will be deleted on {deletionDay(deletionRequest.scheduledFor)}. Until then you can keep it.
              </Notice>
              {deletionRequest.can.withdraw && (
                <Button busy={withdraw.isPending} busyLabel="Canceling…" onClick={() => withdraw.mutate({})}>
                  Keep my account
                </Button>
              )}
            </>
          ) : (
            <>
              <p>Your name, contact details, address, pets and photos are deleted.</p>
              <Button look="danger" icon={<Trash2 size={18} aria-hidden />} onClick={() => setIsAsked(true)}>
                Delete my account
              </Button>
            </>
          )}
        </div>
      </CardBody>
      <DeleteDialog opened={isAsked} onClose={() => setIsAsked(false)} onRequested={keep} />
    </Card>
  );
};
