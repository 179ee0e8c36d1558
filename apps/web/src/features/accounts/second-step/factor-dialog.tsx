import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '#shell/api/api-error.ts';
import { readAfter } from '#shell/api/read-again.ts';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { useSendForm } from '#shell/forms/use-send-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog, DialogActions } from '#ui/actions/dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ConfirmOwnerForm } from '../confirm-owner-form.tsx';
import form from '../form.module.css';
import { AppSetup, type Enrolled } from './app-setup.tsx';
import { nameOfThisDevice } from './device-name.ts';
import { PasskeyNameForm, passkeyNameField } from './passkey-name-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { passkeyProblem, usePasskey } from './use-passkey.ts';

export type FactorChange =
  | { readonly kind: 'add-passkey' }
  | { readonly kind: 'passkey'; readonly id: string; readonly name: string }
  | { readonly kind: 'add-app' }
  | { readonly kind: 'remove-app' }
  | { readonly kind: 'new-codes' };

const TITLES: Readonly<Record<FactorChange['kind'], string>> = {
  'add-passkey': 'Add passkey',
  passkey: 'Passkey',
  'add-app': 'Set up authenticator app',
  'remove-app': 'Remove authenticator app?',
  'new-codes': 'Create new recovery codes?',
};

interface FactorDialogProps {
  readonly change: FactorChange | null;
  readonly onClose: () => void;
}

/** One change of how to log in. All of them ask for a fresh sign-in first. */
export const FactorDialog = ({ change, onClose }: FactorDialogProps) => (
  <Dialog title={change ? TITLES[change.kind] : ''} opened={change !== null} onClose={onClose}>
    {change && <ConfirmedChange key={JSON.stringify(change)} change={change} onClose={onClose} />}
  </Dialog>
);

interface ChangeProps {
  readonly change: FactorChange;
  readonly onClose: () => void;
}

/** The owner confirms it first: passkeys and codes are worth as much as a password. */
const ConfirmedChange = ({ change, onClose }: ChangeProps) => {
  const [isConfirmed, setConfirmed] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const done = (message: string, made: readonly string[] | null) => {
    toastSuccess(message);
    if (made) setCodes(made);
    else onClose();
  };
  if (codes) return <RecoveryCodes codes={codes} onDone={onClose} />;
  if (!isConfirmed)
    return (
      <ConfirmOwnerForm
        action={(isChecking) => (
          <Button look="filled" type="submit" busy={isChecking} busyLabel="Checking…">
            Continue
          </Button>
        )}
        onConfirmed={() => setConfirmed(true)}
        onClose={onClose}
      >
        <p className={form['lead']}>Confirm that it’s you before you change how you log in.</p>
      </ConfirmOwnerForm>
    );
  switch (change.kind) {
    case 'add-passkey':
      return <AddPasskey onAdded={({ recoveryCodes }) => done('Passkey added', recoveryCodes)} onClose={onClose} />;
    case 'passkey':
      return <ChangePasskey passkey={change} onDone={(message) => done(message, null)} />;
    case 'add-app':
      return <AppSetup onEnrolled={({ recoveryCodes }) => done('Authenticator app added', recoveryCodes)} />;
    case 'remove-app':
      return <RemoveApp onRemoved={() => done('Authenticator app removed', null)} onClose={onClose} />;
    case 'new-codes':
      return <NewCodes onMade={(made) => done('Recovery codes created', made)} onClose={onClose} />;
  }
};

const AddPasskey = ({ onAdded, onClose }: { onAdded: (enrolled: Enrolled) => void; onClose: () => void }) => {
  const queryClient = useQueryClient();
  const add = usePasskey(
    (all, name: string) => all.addPasskey(name),
    async (enrolled) => {
      await readAfter(queryClient, 'POST /v2/account/passkeys');
      onAdded(enrolled);
    },
  );
  const sent = useSendForm(add, {
    ...passkeyNameField(nameOfThisDevice()),
    input: ({ name }) => name.trim(),
    refusalOf: (error) => ({ fields: {}, notice: passkeyProblem(error) }),
  });
  return <PasskeyNameForm of={sent} action="Add passkey" other={<Button onClick={onClose}>Cancel</Button>} />;
};

const ChangePasskey = ({
  passkey,
  onDone,
}: {
  passkey: { id: string; name: string };
  onDone: (said: string) => void;
}) => {
  const params = { id: passkey.id };
  const rename = useWrite('PUT /v2/account/passkeys/:id', {
    errors: 'inline',
    onDone: () => onDone('Passkey renamed'),
  });
  const sent = useSendForm(rename, {
    ...passkeyNameField(passkey.name),
    input: ({ name }) => ({ params, body: { name: name.trim() } }),
  });
  const remove = useWrite('DELETE /v2/account/passkeys/:id', {
    errors: 'inline',
    onDone: () => onDone('Passkey removed'),
  });
  return (
    <PasskeyNameForm
      of={sent}
      action="Save name"
      problem={remove.error?.message ?? null}
      other={
        <Button look="danger" busy={remove.isPending} busyLabel="Removing…" onClick={() => remove.mutate({ params })}>
          Remove passkey
        </Button>
      }
    />
  );
};

interface AskedProps {
  readonly words: string;
  readonly action: string;
  readonly isPending: boolean;
  readonly error: ApiError | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

const Asked = ({ words, action, isPending, error, onConfirm, onClose }: AskedProps) => (
  <div className={form['form']}>
    <p>{words}</p>
    {error && <Notice tone="danger">{error.message}</Notice>}
    <DialogActions>
      <Button onClick={onClose}>Cancel</Button>
      <Button look="danger" busy={isPending} onClick={onConfirm}>
        {action}
      </Button>
    </DialogActions>
  </div>
);

const RemoveApp = ({ onRemoved, onClose }: { onRemoved: () => void; onClose: () => void }) => {
  const remove = useWrite('DELETE /v2/account/authenticator-app', { errors: 'inline', onDone: onRemoved });
  return (
    <Asked
      words="Its codes will no longer work for your account."
      action="Remove app"
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({})}
      onClose={onClose}
    />
  );
};

const NewCodes = ({ onMade, onClose }: { onMade: (codes: readonly string[]) => void; onClose: () => void }) => {
  const make = useWrite('POST /v2/account/recovery-codes', {
    errors: 'inline',
    onDone: ({ recoveryCodes }) => onMade(recoveryCodes),
  });
  return (
    <Asked
      words="The codes you have now will no longer work."
      action="Create new codes"
      isPending={make.isPending}
      error={make.error}
      onConfirm={() => make.mutate({})}
      onClose={onClose}
    />
  );
};
