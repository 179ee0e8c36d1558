import { SIGNUP_AGREEMENTS } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { ExpansionPanels } from '#ui/layout/expansion-panels.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PageButton } from '#ui/actions/page-button.tsx';
import { SignaturePad, type Signature } from '#ui/signature/signature-pad.tsx';
import { AgreementText } from './agreement-text.tsx';
import { attachedQuery, signatureOf, useAcceptAgreements, type Agreement } from './agreements-query.ts';
import { AllAccepted } from './all-accepted.tsx';
import type { TextBody } from './sign-agreements.tsx';
import classes from './agreements.module.css';

const FORM_SLUGS: readonly string[] = Object.values(SIGNUP_AGREEMENTS);

/** In the order of the form; what the form does not name follows, if it is required. */
const formOrder = (agreements: readonly Agreement[]): readonly Agreement[] => {
  const named = FORM_SLUGS.flatMap((slug) => agreements.filter((agreement) => agreement.slug === slug));
  return [...named, ...agreements.filter((agreement) => agreement.required && !named.includes(agreement))];
};

interface SignupAgreementsProps {
  readonly Body: TextBody;
  readonly onDone: () => unknown;
}

/** The agreements of a sign-up: those that are required, and notices to accept beside them. */
export const SignupAgreements = ({ Body, onDone }: SignupAgreementsProps) => {
  const attached = useQuery(attachedQuery());
  if (!attached.data) return <LoadingState what="the agreements" of={[attached]} rows={5} />;
  const open = formOrder(attached.data).filter(({ signed }) => !signed);
  if (open.length > 0) return <SignupForm agreements={open} Body={Body} onDone={onDone} />;
  return <AllAccepted onDone={onDone} />;
};

interface Problems {
  readonly [id: string]: string;
}

const SignupForm = ({ agreements, Body, onDone }: SignupAgreementsProps & { agreements: readonly Agreement[] }) => {
  const [agreed, setAgreed] = useState<readonly string[]>([]);
  const [signature, setSignature] = useState<Signature | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  const { mutate, isPending, reload } = useAcceptAgreements();
  const chosen = agreements.filter(({ id }) => agreed.includes(id));
  const needsSignature = agreements.some(({ required, requireSignature, id }) =>
    requireSignature ? required || agreed.includes(id) : false,
  );
  const isRequired = agreements.some(({ required }) => required);
  const send = () => {
    const missing = Object.fromEntries(
      agreements
        .filter(({ required, id }) => required && !agreed.includes(id))
        .map(({ id }) => [id, 'Accept this agreement to continue.']),
    );
    // What is not required can be left out by the button that says so, never by one that says accept.
    const nothing = { form: 'Accept an agreement, or skip them.' };
    const found = {
      ...missing,
      ...(chosen.length === 0 && !isRequired && nothing),
      ...(needsSignature && !signature && { signature: 'Sign to continue.' }),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    mutate(
      { body: { agreements: chosen.map(({ id }) => id), signature: signatureOf(signature) } },
      {
        onSuccess: () => void reload().then(onDone),
        onError: ({ message }) => {
          setProblems({ form: message });
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
      {agreements.map((agreement) => (
        <ToAccept
          key={agreement.id}
          agreement={agreement}
          Body={Body}
          isAgreed={agreed.includes(agreement.id)}
          problem={problems[agreement.id]}
          onAgree={(isAgreed) =>
            setAgreed((before) =>
              isAgreed ? [...before, agreement.id] : before.filter((other) => other !== agreement.id),
            )
          }
        />
      ))}
      {needsSignature && (
        <SignaturePad label="Signature" value={signature} onChange={setSignature} error={problems['signature']} />
      )}
      {!isRequired && (
        <Button look="text" onClick={() => void onDone()}>
          Skip for now
        </Button>
      )}
      <PageButton
        busy={isPending}
        busyLabel="Saving…"
        above={problems['form'] !== undefined && <Notice tone="danger">{problems['form']}</Notice>}
      >
        Accept and continue
      </PageButton>
    </form>
  );
};

interface ToAcceptProps extends Pick<SignupAgreementsProps, 'Body'> {
  readonly agreement: Agreement;
  readonly isAgreed: boolean;
  readonly problem: string | undefined;
  readonly onAgree: (isAgreed: boolean) => void;
}

/** The text, and below it that it was read. */
const ToAccept = ({ agreement, Body, isAgreed, problem, onAgree }: ToAcceptProps) => (
  <div className={classes['text']}>
    <ExpansionPanels
      panels={[
        {
          id: agreement.id,
          title: agreement.title,
          meta: agreement.required ? 'Required' : 'Not required',
          content: <AgreementText agreement={agreement} Body={Body} />,
        },
      ]}
    />
    <CheckboxField
      label={`I have read and agree to: ${agreement.title}`}
      required={agreement.required}
      checked={isAgreed}
      onChange={onAgree}
      error={problem}
    />
  </div>
);
