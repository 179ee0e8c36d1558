import { MAX_REFERRAL_CODE_LENGTH } from '@tailgate/contract/facts';
import { parsePhone } from '@tailgate/values/phone';
import { NAME_RULES, NameFields } from '#shell/forms/name-fields.tsx';
import { useWrite } from '#shell/api/use-write.ts';
import { SendForm } from '#shell/forms/send-form.tsx';
import { useSendForm } from '#shell/forms/use-send-form.ts';
import { deviceId } from '#shell/session/device-id.ts';
import { currentTimeMs } from '#ui/dates/clock.ts';
import { PageButton } from '#ui/actions/page-button.tsx';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { keepSession, keepTyped, readTyped } from './kept-sign-up.ts';
import { SIGN_UP } from './onboarding-query.ts';
import classes from './onboarding.module.css';
import { signUpRefusal } from './person-fields.tsx';
import { TermsField, termsProblem } from './terms-field.tsx';

/** The name under which the tab keeps what is typed here. */
export const START = 'start';
export const phoneProblem = (typed: string): string | null =>
  parsePhone(typed) === undefined ? 'Enter a phone number with area code' : null;

/** Codes come from every kind of provider, and first of all from colleagues. */
const INVITED_BY = {
  groomer: 'From a groomer who invited you.',
  mechanic: 'From a mechanic, groomer or fleet owner who invited you.',
  renter: 'From a groomer or fleet owner who invited you.',
} as const;

interface StartFormProps {
  readonly as: keyof typeof INVITED_BY;
  /** Of a link that somebody shared. */
  readonly referralCode: string | undefined;
  readonly onSent: (sessionId: string) => void;
}

/** Name, phone and terms: the code that follows proves the number. */
export const StartForm = ({ as, referralCode, onSent }: StartFormProps) => {
  const start = useWrite(`POST ${SIGN_UP}/check`, { errors: 'inline' });
  const usual = { firstName: '', lastName: '', phoneNumber: '', referralCode: referralCode ?? '' };
  const sent = useSendForm(start, {
    initial: { ...readTyped(START, usual), isAccepted: false },
    validate: { ...NAME_RULES, phoneNumber: phoneProblem, isAccepted: termsProblem },
    onTyped: ({ isAccepted: _accepted, ...typed }) => keepTyped(START, typed),
    input: ({ phoneNumber, referralCode: code }) => ({
      body: {
        phoneNumber,
        termsConditions: true as const,
        deviceId: deviceId(),
        ...(code.trim() !== '' && { referralCode: code.trim() }),
      },
    }),
    onSent: ({ sessionId }, { phoneNumber }) => {
      keepSession({ id: sessionId, phone: phoneNumber, sentAtMs: currentTimeMs() });
      onSent(sessionId);
    },
    refusalOf: (error) => signUpRefusal(error),
  });
  const { form } = sent;
  return (
    <SendForm of={sent} className={classes['form']}>
      <NameFields form={form} isStart={form.values.firstName === ''} />
      <PhoneField
        label="Phone number"
        required
        description="We text you a six-digit code."
        {...form.getInputProps('phoneNumber')}
        value={form.values.phoneNumber}
      />
      <TextField
        label="Referral code"
        optional
        description={INVITED_BY[as]}
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={MAX_REFERRAL_CODE_LENGTH}
        {...form.getInputProps('referralCode')}
      />
      <TermsField
        checked={form.values.isAccepted}
        error={form.errors['isAccepted'] as string | undefined}
        onChange={(isAccepted) => form.setFieldValue('isAccepted', isAccepted)}
      />
      <PageButton busy={sent.isSaving} busyLabel="Sending…">
        Text me a code
      </PageButton>
    </SendForm>
  );
};
