import { Textarea } from '@mantine/core';
import { IMPERSONATION_MINUTES, MAX_IMPERSONATION_REASON_LENGTH } from '@tailgate/contract/facts';
import { useNavigate } from '@tanstack/react-router';
import { useAction } from '#shell/api/use-action.ts';
import { AREA_OF_ROLE } from '#shell/roles.ts';
import { startImpersonation } from '#shell/session/change-session.ts';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { SendForm } from '#shell/forms/send-form.tsx';
import { useSendForm } from '#shell/forms/use-send-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { DialogActions } from '#ui/actions/dialog.tsx';
import { fieldProblem } from '#ui/fields/field-parts.tsx';
import classes from './form.module.css';
import type { Person } from './people/people-query.ts';

/** Impersonation is audited with a reason, so the reason is asked first. */
export const ActAsDialog = ({ person, onClose }: { person: Person | null; onClose: () => void }) => (
  <FormDialog title={`Log in as ${person?.displayName ?? ''}`} opened={person !== null} onClose={onClose}>
    {person && <ActAsForm key={person.id} person={person} onClose={onClose} />}
  </FormDialog>
);

const ActAsForm = ({ person, onClose }: { person: Person; onClose: () => void }) => {
  const navigate = useNavigate();
  const start = useAction((reason: string) => startImpersonation(person.id, reason), {
    onDone: ({ role }) => navigate({ to: AREA_OF_ROLE[role] }),
    errors: 'inline',
  });
  const sent = useSendForm(start, {
    initial: { reason: '' },
    validate: { reason: (reason) => (reason.trim() === '' ? 'Enter a reason' : null) },
    input: ({ reason }) => reason.trim(),
  });
  const { form } = sent;
  return (
    <SendForm
      of={sent}
      className={classes['form']}
      lead={
        <p className={classes['lead']}>
          For {IMPERSONATION_MINUTES} minutes at most. Everything you do is logged with your name and this reason.
        </p>
      }
    >
      <Textarea
        label="Reason"
        withAsterisk
        required
        autosize
        minRows={3}
        maxLength={MAX_IMPERSONATION_REASON_LENGTH}
        data-autofocus
        {...form.getInputProps('reason')}
        error={fieldProblem(form.errors['reason'])}
      />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="filled" type="submit" busy={sent.isSaving} busyLabel="Starting…">
          Log in as {person.displayName}
        </Button>
      </DialogActions>
    </SendForm>
  );
};
