import { DELETION_GRACE_DAYS } from '@tailgate/contract/facts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarX2, FileX, LogOut, Trash2, Undo2, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { isImpersonated } from '#shell/session/session.ts';
import { useSession } from '#shell/session/session-store.ts';
import { useSite } from '#shell/site/site-context.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PageButton } from '#ui/actions/page-button.tsx';
import { Row, RowIcon, Rows } from '#ui/layout/rows.tsx';
import { meQuery } from '../me-query.ts';
import classes from './delete-account.module.css';
import { DeleteDialog, type DeletionRequest } from './delete-dialog.tsx';
import { deletionDay } from './grace.ts';

/** What happens, the way there, and for as long as it is not too late the way back. */
export const DeleteAccountPage = () => {
  const session = useSession();
  const queryClient = useQueryClient();
  const me = useQuery(meQuery());
  const [asked, setAsked] = useState(false);
  if (!session) return null;
  const keep = (deletionRequest: DeletionRequest | null) => {
    const deletionScheduledFor = deletionRequest?.scheduledFor ?? null;
    queryClient.setQueryData(meQuery().queryKey, (kept) => kept && { ...kept, deletionScheduledFor, deletionRequest });
    setAsked(false);
  };
  if (!me.data)
    return (
      <Card>
        <LoadingState what="your account" of={[me]} rows={4} />
      </Card>
    );
  const { deletionRequest } = me.data;
  return (
    <div className={classes['page']}>
      {deletionRequest && (
        <Scheduled
          day={deletionDay(deletionRequest.scheduledFor)}
          mayWithdraw={deletionRequest.can.withdraw}
          onKept={() => keep(null)}
        />
      )}
      <Consequences />
      {!deletionRequest &&
        (isImpersonated(session) ? (
          <Notice tone="info">
            Only {session.user.displayName} can delete this account. You can’t while you’re logged in as them.
          </Notice>
        ) : (
          <PageButton
            look="danger"
            type="button"
            icon={<Trash2 size={20} aria-hidden />}
            onClick={() => setAsked(true)}
          >
            Delete my account
          </PageButton>
        ))}
      <DeleteDialog opened={asked} onClose={() => setAsked(false)} onRequested={keep} />
    </div>
  );
};

const Consequences = () => {
  const { appName } = useSite();
  return (
    <Card title="What happens">
      <Rows label="What happens">
        <Step
          icon={Undo2}
          title={`${DELETION_GRACE_DAYS} days to change your mind`}
          meta="Until then everything works as before."
        />
        <Step icon={LogOut} title="Then you are logged out everywhere" meta="This account can no longer log in." />
        <Step
          icon={FileX}
          title="Your personal data is deleted"
          meta="Name, email, phone, address, photos, documents, emergency contact and your page."
        />
        <Step
          icon={CalendarX2}
          title="Records that others need are kept without your name"
          meta={`Your work with others on ${appName} stays on record under a deleted account.`}
        />
      </Rows>
    </Card>
  );
};

const Step = ({ icon, title, meta }: { icon: LucideIcon; title: string; meta: string }) => (
  <Row lead={<RowIcon icon={icon} />} title={title} meta={meta} />
);

interface ScheduledProps {
  readonly day: string;
  readonly mayWithdraw: boolean;
  readonly onKept: () => void;
}

const Scheduled = ({ day, mayWithdraw, onKept }: ScheduledProps) => {
  const withdraw = useWrite('POST /v2/account/withdraw-delete-account', {
    onDone: () => {
      toastSuccess('Account deletion canceled');
      onKept();
    },
  });
  return (
    <Card theme="pink">
      <CardBody>
        <div className={classes['scheduled']} role="status">
          <h2>Your account will be deleted on {day}</h2>
          <p className={classes['words']}>Until then nothing changes, and you can still keep it.</p>
          {mayWithdraw && (
            <Button look="filled" busy={withdraw.isPending} busyLabel="Canceling…" onClick={() => withdraw.mutate({})}>
              Keep my account
            </Button>
          )}
        </div>
      </CardBody>
    </Card>
  );
};
