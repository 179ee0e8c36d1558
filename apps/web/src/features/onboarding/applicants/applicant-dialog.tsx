import { MAX_APPLICATION_MESSAGE_LENGTH } from '@tailgate/contract/facts';
import { CheckedForm } from '#shell/forms/checked-form.tsx';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { useWriteForm } from '#shell/forms/use-write-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { DialogActions } from '#ui/actions/dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { ASK, DECLINE, keepApplicant, type Applicant } from './applicants-query.ts';
import classes from '../onboarding.module.css';

export interface Asking {
  readonly applicant: Applicant;
  readonly what: 'ask' | 'decline';
}

const WORDS = {
  ask: {
    title: 'Ask for more',
    label: 'What do you need?',
    action: 'Send request',
    success: 'Request sent',
    hint: 'gets this by text and email and can change the application. It comes back to you when they send it again.',
  },
  decline: {
    title: 'Decline application',
    label: 'Reason',
    action: 'Decline application',
    success: 'Application declined',
    hint: 'gets this reason by text and email. They can’t use the account any more.',
  },
} as const;

const Form = ({ of: { applicant, what }, onClose }: { of: Asking; onClose: () => void }) => {
  const words = WORDS[what];
  const write = useWriteForm(what === 'ask' ? ASK : DECLINE, {
    saved: { message: '' },
    validate: { message: (typed: string) => (typed.trim() === '' ? 'Write what the applicant reads' : null) },
    input: ({ message }) => ({ params: { id: applicant.id }, body: { message } }),
    keep: keepApplicant,
    onSaved: () => {
      onClose();
      return undefined;
    },
    success: words.success,
  });
  return (
    <CheckedForm of={write} className={classes['form']}>
      <p className={classes['quiet']}>{`${applicant.displayName} ${words.hint}`}</p>
      <TextAreaField
        label={words.label}
        required
        rows={4}
        maxLength={MAX_APPLICATION_MESSAGE_LENGTH}
        {...write.form.getInputProps('message')}
      />
      {write.notice !== null && <Notice tone="danger">{write.notice}</Notice>}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          look={what === 'decline' ? 'danger' : 'filled'}
          type="submit"
          busy={write.isSaving}
          busyLabel="Sending…"
        >
          {words.action}
        </Button>
      </DialogActions>
    </CheckedForm>
  );
};

export const MessageDialog = ({ of, onClose }: { of: Asking | null; onClose: () => void }) => (
  <FormDialog title={of ? WORDS[of.what].title : 'Application'} opened={of !== null} onClose={onClose}>
    {of && <Form of={of} onClose={onClose} />}
  </FormDialog>
);
