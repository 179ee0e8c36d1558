import { useState, type ComponentType } from 'react';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { ExpansionPanels } from '#ui/layout/expansion-panels.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PageButton } from '#ui/actions/page-button.tsx';
import { SignaturePad, type Signature } from '#ui/signature/signature-pad.tsx';
import { AgreementText } from './agreement-text.tsx';
import { stateInWords } from './agreement-words.ts';
import { signatureOf, useAcceptAgreements, type Agreement } from './agreements-query.ts';
import classes from './agreements.module.css';

/** How texts of the site are shown. */
export type TextBody = ComponentType<{ children: string }>;

interface SignAgreementsProps {
  readonly agreements: readonly Agreement[];
  readonly Body: TextBody;
  readonly onDone: () => unknown;
}

interface Problems {
  readonly agreed?: string;
  readonly signature?: string;
  readonly form?: string;
}

/** Each agreement in full, one consent and at most one signature for all of them. */
export const SignAgreements = ({ agreements, Body, onDone }: SignAgreementsProps) => {
  const [agreed, setAgreed] = useState(false);
  const [signature, setSignature] = useState<Signature | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  const { mutate, isPending, reload } = useAcceptAgreements();
  const toSign = agreements.filter(({ requireSignature }) => requireSignature);
  const send = () => {
    const missing: Problems = {
      ...(!agreed && { agreed: 'Confirm that you agree to continue.' }),
      ...(toSign.length > 0 && !signature && { signature: 'Sign to continue.' }),
    };
    setProblems(missing);
    if (Object.keys(missing).length > 0) return;
    mutate(
      { body: { agreements: agreements.map(({ id }) => id), signature: signatureOf(signature) } },
      {
        onSuccess: () => void reload().then(onDone),
        onError: ({ message }) => {
          setProblems({ form: message });
          setAgreed(false);
          void reload();
        },
      },
    );
  };
  return (
    <form
      className={classes['form']}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <h2 className={classes['heading']}>To accept</h2>
      <ExpansionPanels
        several
        open={agreements.length === 1 ? agreements.map(({ id }) => id) : []}
        panels={agreements.map((agreement) => ({
          id: agreement.id,
          title: agreement.title,
          meta: stateInWords(agreement),
          content: <AgreementText agreement={agreement} Body={Body} />,
        }))}
      />
      <CheckboxField
        label={
          agreements.length === 1 ? 'I have read and agree to this agreement' : 'I have read and agree to all of these'
        }
        checked={agreed}
        onChange={setAgreed}
        error={problems.agreed}
      />
      {toSign.length > 0 && (
        <SignaturePad
          label={toSign.length === 1 ? `Signature for ${toSign[0]?.title ?? ''}` : 'Signature for all of them'}
          value={signature}
          onChange={setSignature}
          error={problems.signature}
        />
      )}
      <PageButton
        busy={isPending}
        busyLabel="Saving…"
        above={problems.form !== undefined && <Notice tone="danger">{problems.form}</Notice>}
      >
        Accept and continue
      </PageButton>
    </form>
  );
};
