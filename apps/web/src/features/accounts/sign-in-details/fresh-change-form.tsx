import type { ReactNode } from 'react';
import { SendForm } from '#shell/forms/send-form.tsx';
import type { FormValues } from '#shell/forms/use-form-core.ts';
import { Button } from '#ui/actions/button.tsx';
import { DialogActions } from '#ui/actions/dialog.tsx';
import { ConfirmOwnerForm } from '../confirm-owner-form.tsx';
import classes from '../form.module.css';
import type { FreshForm } from './use-fresh-form.ts';

interface FreshChangeFormProps<V extends FormValues> {
  readonly of: FreshForm<V>;
  readonly lead: string;
  /** Said when the owner confirms it first. */
  readonly confirmLead: string;
  readonly action: string;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

export const FreshChangeForm = <V extends FormValues>({
  of,
  lead,
  confirmLead,
  action,
  onClose,
  children,
}: FreshChangeFormProps<V>) => {
  if (of.asksOwner)
    return (
      <ConfirmOwnerForm
        action={(isChecking) => (
          <Button look="filled" type="submit" busy={isChecking} busyLabel="Checking…">
            Continue
          </Button>
        )}
        onConfirmed={of.confirmed}
        onClose={onClose}
      >
        <p className={classes['lead']}>{confirmLead}</p>
      </ConfirmOwnerForm>
    );
  return (
    <SendForm of={of} className={classes['form']} lead={<p className={classes['lead']}>{lead}</p>}>
      {children}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="filled" type="submit" busy={of.isSaving} busyLabel="Saving…">
          {action}
        </Button>
      </DialogActions>
    </SendForm>
  );
};
