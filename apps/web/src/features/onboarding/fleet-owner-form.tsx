import { MAX_BUSINESS_NAME_LENGTH, MAX_VEHICLES_AT_SIGN_UP } from '@tailgate/contract/facts';
import { NameFields, requiredProblem } from '#shell/forms/name-fields.tsx';
import { useWrite } from '#shell/api/use-write.ts';
import { SendForm } from '#shell/forms/send-form.tsx';
import { useSendForm } from '#shell/forms/use-send-form.ts';
import { deviceId } from '#shell/session/device-id.ts';
import { signUpAddress, type Address } from '#ui/address-field/address.ts';
import { currentTimeMs } from '#ui/dates/clock.ts';
import { FormGroup } from '#ui/fields/form-group.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { PageButton } from '#ui/actions/page-button.tsx';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { keepSession, keepTyped, readTyped } from './kept-sign-up.ts';
import { SIGN_UP } from './onboarding-query.ts';
import classes from './onboarding.module.css';
import type { SignUpParts } from './parts.ts';
import { ACCOUNT_RULES, EmailAndPasswordFields, signUpRefusal } from './person-fields.tsx';
import { phoneProblem } from './start-form.tsx';
import { TermsField, termsProblem } from './terms-field.tsx';

const FLEET = 'fleet-owner';
const USUAL = {
  businessName: '',
  numberOfVehicles: 1 as number | null,
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  address: null as Address | null,
};

const countProblem = (count: number | null): string | null =>
  count !== null && Number.isInteger(count) && count >= 1 && count <= MAX_VEHICLES_AT_SIGN_UP
    ? null
    : `Enter a number from 1 to ${MAX_VEHICLES_AT_SIGN_UP}`;

interface FleetOwnerFormProps {
  readonly parts: SignUpParts;
  readonly onSent: (sessionId: string) => void;
}

/** Business and person in one form; the code that follows proves the number. */
export const FleetOwnerForm = ({ parts, onSent }: FleetOwnerFormProps) => {
  const start = useWrite(`POST ${SIGN_UP}/fleet-owner/init`, { errors: 'inline' });
  const sent = useSendForm(start, {
    initial: { ...readTyped(FLEET, USUAL), password: '', isAccepted: false },
    validate: {
      ...ACCOUNT_RULES,
      businessName: requiredProblem('Enter the name of your business'),
      numberOfVehicles: countProblem,
      phoneNumber: phoneProblem,
      isAccepted: termsProblem,
    },
    fields: { physicalAddress: 'address' },
    onTyped: ({ password: _secret, isAccepted: _accepted, ...typed }) => keepTyped(FLEET, typed),
    input: ({ address, isAccepted: _accepted, numberOfVehicles, ...person }) =>
      address && {
        body: {
          ...person,
          numberOfVehicles: numberOfVehicles ?? 1,
          physicalAddress: signUpAddress(address),
          termsConditions: true as const,
          deviceId: deviceId(),
        },
      },
    onSent: ({ sessionId }, { phoneNumber }) => {
      keepSession({ id: sessionId, phone: phoneNumber, sentAtMs: currentTimeMs() });
      onSent(sessionId);
    },
    refusalOf: (error) => signUpRefusal(error),
  });
  const { form } = sent;
  return (
    <SendForm of={sent} className={classes['form']}>
      <FormGroup title="Business">
        <TextField
          label="Business name"
          required
          autoFocus={form.values.businessName === ''}
          autoComplete="organization"
          maxLength={MAX_BUSINESS_NAME_LENGTH}
          {...form.getInputProps('businessName')}
        />
        <NumberField
          label="Number of vans"
          required
          {...form.getInputProps('numberOfVehicles')}
          value={form.values.numberOfVehicles}
        />
        <parts.AddressField label="Address" required {...form.getInputProps('address')} value={form.values.address} />
      </FormGroup>
      <FormGroup title="You">
        <NameFields form={form} />
        <PhoneField
          label="Phone number"
          required
          description="We text you a six-digit code."
          {...form.getInputProps('phoneNumber')}
          value={form.values.phoneNumber}
        />
        <EmailAndPasswordFields form={form} />
      </FormGroup>
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
