import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Dialog, DialogActions } from '#ui/actions/dialog.tsx';
import { SignaturePad, type Signature } from '#ui/signature/signature-pad.tsx';
import { AgreementText } from './agreement-text.tsx';
import { signatureOf, useAcceptOne, type Agreement } from './agreements-query.ts';
import type { TextBody } from './sign-agreements.tsx';
import classes from './agreements.module.css';

interface AcceptDialogProps {
  readonly agreement: Agreement | null;
  readonly Body: TextBody;
  readonly onClose: () => void;
}

/** The whole text, and below it the only button that accepts it: nobody accepts what was never on their screen. */
export const AcceptDialog = ({ agreement, ...rest }: AcceptDialogProps) => (
  <Dialog title={agreement?.title ?? ''} opened={agreement !== null} onClose={rest.onClose}>
    {agreement && <AcceptForm key={agreement.id} agreement={agreement} {...rest} />}
  </Dialog>
);

const AcceptForm = ({ agreement, Body, onClose }: AcceptDialogProps & { readonly agreement: Agreement }) => {
  const [signature, setSignature] = useState<Signature | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const accept = useAcceptOne(agreement);
  const { id, requireSignature } = agreement;
  return (
    <form
      className={classes['form']}
      onSubmit={(event) => {
        event.preventDefault();
        setIsMissing(requireSignature && !signature);
        if (requireSignature && !signature) return;
        const body = signature ? { signature: signatureOf(signature) } : {};
        accept.mutate({ params: { id }, body }, { onSuccess: onClose });
      }}
    >
      <AgreementText agreement={agreement} Body={Body} />
      {requireSignature && (
        <SignaturePad
          label="Signature"
          value={signature}
          onChange={setSignature}
          error={isMissing && !signature ? 'Sign to continue.' : undefined}
        />
      )}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="filled" type="submit" busy={accept.isPending} busyLabel="Saving…">
          Accept
        </Button>
      </DialogActions>
    </form>
  );
};
