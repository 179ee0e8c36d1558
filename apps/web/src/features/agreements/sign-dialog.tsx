import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Dialog, DialogActions } from '#ui/actions/dialog.tsx';
import { SignaturePad, type Signature } from '#ui/signature/signature-pad.tsx';
import { signatureOf, useAcceptOne, type Agreement } from './agreements-query.ts';
import classes from './agreements.module.css';

interface SignDialogProps {
  readonly agreement: Agreement | null;
  readonly onClose: () => void;
}

/** Accepts one agreement that needs a signature. */
export const SignDialog = ({ agreement, onClose }: SignDialogProps) => (
  <Dialog title={`Sign ${agreement?.title ?? ''}`} opened={agreement !== null} onClose={onClose}>
    {agreement && <SignForm key={agreement.id} agreement={agreement} onClose={onClose} />}
  </Dialog>
);

const SignForm = ({ agreement, onClose }: { agreement: Agreement; onClose: () => void }) => {
  const [signature, setSignature] = useState<Signature | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const accept = useAcceptOne(agreement);
  return (
    <form
      className={classes['form']}
      onSubmit={(event) => {
        event.preventDefault();
        setIsMissing(!signature);
        if (signature)
          accept.mutate(
            { params: { id: agreement.id }, body: { signature: signatureOf(signature) } },
            { onSuccess: onClose },
          );
      }}
    >
      <p className={classes['lead']}>With your signature you accept version {agreement.version} of this agreement.</p>
      <SignaturePad
        label="Signature"
        value={signature}
        onChange={setSignature}
        error={isMissing && !signature ? 'Sign to continue.' : undefined}
      />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="filled" type="submit" busy={accept.isPending} busyLabel="Saving…">
          Accept
        </Button>
      </DialogActions>
    </form>
  );
};
