import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { Button } from '#ui/actions/button.tsx';
import { CardBody } from '#ui/layout/card.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import classes from './pending-email.module.css';

/** An email address that is used once the link sent there is opened. */
export const PendingEmail = ({ email, onSendAgain }: { email: string; onSendAgain: () => void }) => {
  const cancel = useWrite('DELETE /v2/account/change-email', {
    onDone: () => toastSuccess('Email change canceled'),
  });
  return (
    <CardBody>
      <Notice tone="warning">
        <p className={classes['words']}>
          Confirm <strong>{email}</strong>: open the link we sent there. Until then nothing changes.
        </p>
        <div className={classes['actions']}>
          <Button compact onClick={onSendAgain}>
            Send again
          </Button>
          <Button look="text" compact busy={cancel.isPending} busyLabel="Canceling…" onClick={() => cancel.mutate({})}>
            Cancel change
          </Button>
        </div>
      </Notice>
    </CardBody>
  );
};
