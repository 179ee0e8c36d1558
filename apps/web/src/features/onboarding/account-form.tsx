import type { SignUpSubtype } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NameFields } from '#shell/forms/name-fields.tsx';
import { ApiError } from '#shell/api/api-error.ts';
import { useWrite } from '#shell/api/use-write.ts';
import { SendForm } from '#shell/forms/send-form.tsx';
import { useSendForm } from '#shell/forms/use-send-form.ts';
import { enter } from '#shell/session/change-session.ts';
import { deviceId } from '#shell/session/device-id.ts';
import { signUpAddress, type Address } from '#ui/address-field/address.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { PageButton } from '#ui/actions/page-button.tsx';
import { forgetSignUp, keepTyped, readTyped } from './kept-sign-up.ts';
import { sessionQuery, SIGN_UP } from './onboarding-query.ts';
import classes from './onboarding.module.css';
import type { SignUpParts } from './parts.ts';
import { ACCOUNT_RULES, EmailAndPasswordFields, signUpRefusal } from './person-fields.tsx';
import { START } from './start-form.tsx';

const ACCOUNT = 'account';

interface AccountFormProps {
  readonly sessionId: string;
  readonly subtype: SignUpSubtype;
  readonly parts: SignUpParts;
  readonly onRegistered: () => void;
}

/** Who signs up, and where they start from. The password is theirs alone. */
export const AccountForm = ({ sessionId, subtype, parts, onRegistered }: AccountFormProps) => {
  const register = useWrite(`POST ${SIGN_UP}/register`, { errors: 'inline' });
  const { firstName, lastName } = readTyped(START, { firstName: '', lastName: '' });
  const usual = { firstName, lastName, email: '', address: null as Address | null };
  const sent = useSendForm(register, {
    initial: { ...readTyped(ACCOUNT, usual), password: '' },
    validate: ACCOUNT_RULES,
    fields: { physicalAddress: 'address' },
    onTyped: ({ password: _secret, ...typed }) => keepTyped(ACCOUNT, typed),
    input: ({ address, ...person }) =>
      address && {
        body: {
          sessionId,
          type: 'service_provider' as const,
          userSubType: subtype,
          basicPawgoPal: false,
          ...person,
          physicalAddress: signUpAddress(address),
          deviceId: deviceId(),
        },
      },
    onSent: (session) => {
      forgetSignUp();
      enter(session);
      onRegistered();
    },
    refusalOf: (error) => signUpRefusal(error),
  });
  const { form } = sent;
  // The name is known in the tab that began the sign-up.
  const isNew = form.values.firstName === '';
  return (
    <SendForm of={sent} className={classes['form']}>
      <NameFields form={form} isStart={isNew} />
      <EmailAndPasswordFields form={form} isStart={!isNew && form.values.email === ''} />
      <parts.AddressField
        label="Address"
        required
        description="Where your day starts. Customers never see it."
        {...form.getInputProps('address')}
        value={form.values.address}
      />
      <PageButton busy={sent.isSaving} busyLabel="Creating your account…">
        Create account
      </PageButton>
    </SendForm>
  );
};

interface VerifiedProps {
  readonly sessionId: string;
  readonly onUnverified: () => void;
  readonly onStartOver: () => void;
  readonly children: ReactNode;
}

/** A sign-up that can be finished: one that has expired begins again, one without a proved number goes back to it. */
export const VerifiedSignUp = ({ sessionId, onUnverified, onStartOver, children }: VerifiedProps) => {
  const session = useQuery(sessionQuery(sessionId));
  if (session.error instanceof ApiError && session.error.status === 404)
    return (
      <Card>
        <EmptyState
          level={2}
          title="This sign-up has expired"
          action={
            <Button look="tint" onClick={onStartOver}>
              Start again
            </Button>
          }
        >
          A sign-up works for an hour. Start again, it takes two minutes.
        </EmptyState>
      </Card>
    );
  if (!session.data) return <LoadingState what="your sign-up" of={[session]} rows={3} />;
  if (!session.data.isVerified)
    return (
      <Card>
        <EmptyState
          level={2}
          title="Confirm your phone first"
          action={
            <Button look="tint" onClick={onUnverified}>
              Enter the code
            </Button>
          }
        >
          We texted you a six-digit code.
        </EmptyState>
      </Card>
    );
  return children;
};
