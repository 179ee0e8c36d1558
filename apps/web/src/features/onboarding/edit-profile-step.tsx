import type { CallAnswer } from '@tailgate/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { NAME_RULES, NameFields } from '#shell/forms/name-fields.tsx';
import { reloadAccount } from '#shell/account/account-query.ts';
import { read } from '#shell/api/read.ts';
import { StepForm } from '#shell/forms/step-form.tsx';
import { forgetStepDraft, useStepDraft } from '#shell/forms/use-step-draft.ts';
import { useWriteForm } from '#shell/forms/use-write-form.ts';
import { pointOf, type Address } from '#ui/address-field/address.ts';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import classes from './onboarding.module.css';
import type { SignUpParts } from './parts.ts';
import { ACCOUNT_RULES } from './person-fields.tsx';

const DRAFT = 'profile';
const SETTINGS = 'GET /v1/groomer/settings';
type Settings = CallAnswer<typeof SETTINGS>;

const addressOf = (stored: Settings['physicalAddress']): Address | null =>
  stored && {
    ...stored,
    label: `${stored.address}, ${stored.city}, ${stored.stateOrProvince} ${stored.postalCode} ${stored.country}`,
  };

const valuesOf = ({ firstName, lastName, physicalAddress }: Settings) => ({
  firstName,
  lastName,
  address: addressOf(physicalAddress),
});

interface EditProfileStepProps {
  readonly parts: SignUpParts;
  readonly onSaved: () => void;
}

const Form = ({ saved, parts, onSaved }: EditProfileStepProps & { saved: Settings }) => {
  const queryClient = useQueryClient();
  const write = useWriteForm('POST /v2/service-provider/account/settings', {
    saved: valuesOf(saved),
    validate: { ...NAME_RULES, address: ACCOUNT_RULES.address },
    fields: { physicalAddress: 'address' },
    input: ({ firstName, lastName, address }) => {
      const point = address && pointOf(address);
      if (!address || !point) return { body: { firstName, lastName } };
      const { address: street, city, stateOrProvince, postalCode, country } = address;
      return {
        body: {
          firstName,
          lastName,
          physicalAddress: { address: street, city, stateOrProvince, postalCode, country, ...point },
        },
      };
    },
    onSaved: async (answer) => {
      forgetStepDraft(DRAFT);
      await reloadAccount(queryClient, 'groomer');
      onSaved();
      return valuesOf(answer);
    },
  });
  const { form } = write;
  useStepDraft(DRAFT, form);
  return (
    <StepForm of={write} action="Save and continue" className={classes['form']}>
      <NameFields form={form} />
      <parts.AddressField
        label="Address"
        required
        description="Where your day starts. Customers never see it."
        {...form.getInputProps('address')}
        value={form.values.address}
      />
    </StepForm>
  );
};

/** Name and address again, for who has an account and has not handed in yet. */
export const EditProfileStep = (props: EditProfileStepProps) => {
  const settings = useQuery(read(SETTINGS));
  if (!settings.data) return <LoadingState what="your profile" of={[settings]} rows={3} />;
  return <Form {...props} saved={settings.data} />;
};
