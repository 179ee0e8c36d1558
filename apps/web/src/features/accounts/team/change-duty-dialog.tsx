import type { Duty } from '@tailgate/contract/facts';
import { useState } from 'react';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { renewSessionAfresh } from '#shell/session/renew-session.ts';
import { useSession } from '#shell/session/session-store.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog, DialogActions } from '#ui/actions/dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ConfirmPasswordForm } from '../confirm-password-form.tsx';
import classes from '../form.module.css';
import { DUTY_WORDS } from './duty-words.ts';
import type { TeamMember } from './team-query.ts';

export interface DutyChange {
  readonly member: TeamMember;
  readonly duty: Duty;
}

const givesDuty = ({ member, duty }: DutyChange) => !member.duties.includes(duty);

const titleOf = (change: DutyChange) => {
  const { name } = DUTY_WORDS[change.duty];
  return givesDuty(change)
    ? `Give ${change.member.displayName} the duty “${name}”?`
    : `Remove the duty “${name}” from ${change.member.displayName}?`;
};

/** Whoever gives or takes a duty confirms it, with the password if they logged in long ago. */
export const ChangeDutyDialog = ({ change, onClose }: { change: DutyChange | null; onClose: () => void }) => (
  <Dialog title={change ? titleOf(change) : ''} opened={change !== null} onClose={onClose} grave>
    {change && <ChangeDuty change={change} onClose={onClose} />}
  </Dialog>
);

const ChangeDuty = ({ change, onClose }: { change: DutyChange; onClose: () => void }) => {
  const { member, duty } = change;
  const gives = givesDuty(change);
  const [asksPassword, setAsksPassword] = useState(false);
  const { save, error, isPending } = useChangeDuty(change, onClose);
  const words = DUTY_WORDS[duty];
  const action = gives ? `Give “${words.name}”` : `Remove “${words.name}”`;
  const consequence = gives
    ? `${member.displayName} can open ${words.opens} from now on.`
    : `${member.displayName} can no longer open ${words.opens}, unless another duty covers it.`;
  const send = (isBusy: boolean, submits: boolean) => (
    <Button
      look={gives ? 'filled' : 'danger'}
      busy={isBusy}
      busyLabel="Saving…"
      {...(submits
        ? { type: 'submit' }
        : { onClick: () => save(({ code }) => setAsksPassword(code === 'fresh_sign_in_required')) })}
    >
      {action}
    </Button>
  );
  if (asksPassword)
    return (
      <ConfirmPasswordForm
        isGoingOn={isPending}
        action={(isBusy) => send(isBusy, true)}
        onConfirmed={save}
        onClose={onClose}
      >
        <p>{consequence} Enter your password first.</p>
      </ConfirmPasswordForm>
    );
  return (
    <div className={classes['form']}>
      <p>{consequence}</p>
      {error && <Notice tone="danger">{error.message}</Notice>}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        {send(isPending, false)}
      </DialogActions>
    </div>
  );
};

/** Changes of one's own duties change the console at once. */
const useChangeDuty = (change: DutyChange, onDone: () => void) => {
  const self = useSession()?.user.id;
  const { member, duty } = change;
  const done = async () => {
    toastSuccess('Duties changed');
    onDone();
    if (member.id === self) await renewSessionAfresh();
  };
  const give = useWrite('PUT /v2/staff/team/:id/duties/:duty', { errors: 'inline', onDone: done });
  const take = useWrite('DELETE /v2/staff/team/:id/duties/:duty', { errors: 'inline', onDone: done });
  const { mutate, error, isPending } = givesDuty(change) ? give : take;
  return {
    save: (onError: (error: Error & { readonly code: string }) => void) =>
      mutate({ params: { id: member.id, duty } }, { onError }),
    error,
    isPending,
  };
};
