import { useState } from 'react';
import { Dialog } from '#ui/actions/dialog.tsx';
import { AcceptBelow } from '#ui/layout/whole-text.tsx';
import { SignaturePad, type Signature } from '#ui/signature/signature-pad.tsx';
import { AgreementText } from './agreement-text.tsx';
import { signatureOf, useAcceptOne, type Agreement } from './agreements-query.ts';
import type { TextBody } from './sign-agreements.tsx';

interface AcceptDialogProps {
  readonly agreement: Agreement | null;
  readonly Body: TextBody;
  readonly onClose: () => void;
}

/** One agreement, accepted below its text. */
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
    <AcceptBelow
      text={<AgreementText agreement={agreement} Body={Body} />}
      busy={accept.isPending}
      onAccept={() => {
        setIsMissing(requireSignature && !signature);
        if (requireSignature && !signature) return;
        const body = signature ? { signature: signatureOf(signature) } : {};
        accept.mutate({ params: { id }, body }, { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      {requireSignature && (
        <SignaturePad
          label="Signature"
          value={signature}
          onChange={setSignature}
          error={isMissing && !signature ? 'Sign to continue.' : undefined}
        />
      )}
    </AcceptBelow>
  );
};
