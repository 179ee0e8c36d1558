import type { UseFormReturnType } from '@mantine/form';
import { MAX_ADDRESS_LINE_2_LENGTH, MAX_ADDRESS_NOTES_LENGTH } from '@tailgate/contract/facts';
import { NAME_RULES, NameFields } from '#shell/forms/name-fields.tsx';
import { SendForm } from '#shell/forms/send-form.tsx';
import { useSendForm } from '#shell/forms/use-send-form.ts';
import { addressProblem, type Address } from '#ui/address-field/address.ts';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { FormGroup } from '#ui/fields/form-group.tsx';
import { PageButton } from '#ui/actions/page-button.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { emailProblem } from '#ui/words/email-problem.ts';
import { keepDraft, readDraft } from '../kept-order.ts';
import type { OrderingSession } from '../visitor-booking-query.ts';
import classes from '../visitor-booking.module.css';
import type { OrderingParts } from '../parts.ts';
import { addressOf, isSamePlace, storedOf } from '../place.ts';
import { profileDraft, useSaveProfile, type ProfileBody } from './use-save-profile.ts';

interface ProfileStepProps {
  readonly session: OrderingSession;
  readonly parts: OrderingParts;
  readonly onSaved: (session: OrderingSession) => void;
}

const SOURCES = ['Friend or family', 'Search engine', 'Social media', 'Saw the van', 'My vet', 'Other'].map(
  (source) => ({ value: source, label: source }),
);

const valuesOf = ({ customer, location }: OrderingSession) => ({
  firstName: customer?.firstName ?? '',
  lastName: customer?.lastName ?? '',
  email: customer?.email ?? '',
  address: location && addressOf(location),
  addressLine2: location?.addressLine2 ?? '',
  addressNotes: location?.addressNotes ?? '',
  isApartmentComplex: (customer?.isApartmentComplex ?? false) || (location?.addressLine2 ?? '') !== '',
  referralSource: customer?.referralSource ?? '',
  isAccepted: false,
});
type Values = ReturnType<typeof valuesOf>;

const exactProblem = (address: Address | null): string | null =>
  addressProblem(address) ?? (address?.address === '' ? 'Enter street and number' : null);

const bodyOf = (values: Values, session: OrderingSession): ProfileBody => {
  const place = values.address && storedOf(values.address);
  return {
    firstName: values.firstName,
    lastName: values.lastName,
    email: values.email.trim() === '' ? null : values.email,
    ...(place && !isSamePlace(place, session.location) && { physicalAddress: place }),
    addressLine2: values.addressLine2,
    addressNotes: values.addressNotes,
    isApartmentComplex: values.isApartmentComplex,
    referralSource: values.referralSource,
    petRelease: true,
    termsAndConditions: true,
    cancellationPolicy: true,
  };
};

type ProfileForm = UseFormReturnType<Values>;

const YouFields = ({ form }: { form: ProfileForm }) => (
  <FormGroup title="You">
    <NameFields form={form} isStart={form.values.firstName === ''} />
    <TextField
      label="Email"
      optional
      type="email"
      autoComplete="email"
      description="For receipts and report cards. We send a link to confirm it first."
      {...form.getInputProps('email')}
    />
  </FormGroup>
);

const PlaceFields = ({ form, parts }: { form: ProfileForm; parts: OrderingParts }) => (
  <FormGroup title="Address">
    <parts.AddressField label="Address" required {...form.getInputProps('address')} value={form.values.address} />
    <SwitchField
      label="Apartment complex"
      checked={form.values.isApartmentComplex}
      onChange={(isComplex) => form.setFieldValue('isApartmentComplex', isComplex)}
    />
    {form.values.isApartmentComplex && (
      <TextField
        label="Apartment, suite or unit"
        optional
        autoComplete="address-line2"
        maxLength={MAX_ADDRESS_LINE_2_LENGTH}
        {...form.getInputProps('addressLine2')}
      />
    )}
    <TextAreaField
      label="Gate code, parking, outlets"
      optional
      rows={2}
      maxLength={MAX_ADDRESS_NOTES_LENGTH}
      {...form.getInputProps('addressNotes')}
    />
    <SelectField
      label="How did you hear about us?"
      optional
      choices={SOURCES}
      value={form.values.referralSource === '' ? null : form.values.referralSource}
      onChange={(source) => form.setFieldValue('referralSource', source ?? '')}
    />
  </FormGroup>
);

const Policies = ({ form }: { form: ProfileForm }) => (
  <CheckboxField
    label="I accept the "
    checked={form.values.isAccepted}
    error={form.errors['isAccepted']}
    onChange={(isAccepted) => form.setFieldValue('isAccepted', isAccepted)}
  >
    <TextLink to="/s/terms-and-conditions" target="_blank">
      terms
    </TextLink>
    , the{' '}
    <TextLink to="/s/pet-release-terms" target="_blank">
      pet release
    </TextLink>{' '}
    and the{' '}
    <TextLink to="/cancellation-policy" target="_blank">
      cancellation policy
    </TextLink>
  </CheckboxField>
);

/** Who the customer is, where exactly the van goes, and what the person agrees to. */
export const ProfileStep = ({ session, parts, onSaved }: ProfileStepProps) => {
  const save = useSaveProfile(session, onSaved);
  const sent = useSendForm(save, {
    initial: { ...readDraft<Values>(profileDraft(session), valuesOf(session)), isAccepted: false },
    validate: {
      ...NAME_RULES,
      email: (typed: string) => (typed.trim() === '' ? null : emailProblem(typed)),
      address: exactProblem,
      isAccepted: (isAccepted: boolean) => (isAccepted ? null : 'Please accept them to continue'),
    },
    fields: { physicalAddress: 'address' },
    onTyped: (values) => keepDraft(profileDraft(session), values),
    input: (values) => bodyOf(values, session),
  });
  const { form } = sent;
  return (
    <SendForm of={sent} className={classes['stack']}>
      <YouFields form={form} />
      <PlaceFields form={form} parts={parts} />
      <Policies form={form} />
      <PageButton busy={sent.isSaving} busyLabel="Saving…">
        Continue
      </PageButton>
    </SendForm>
  );
};
