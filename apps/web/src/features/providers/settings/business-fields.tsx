import { MAX_BUSINESS_NAME_LENGTH, MAX_PROVIDER_DESCRIPTION_LENGTH } from '@tailgate/contract/facts';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { SettingsForm } from './settings-form-type.ts';

interface FieldProps {
  readonly form: SettingsForm;
  readonly required?: boolean;
}

export const BusinessNameField = ({ form, required = false }: FieldProps) => (
  <TextField
    label="Business name"
    autoComplete="organization"
    required={required}
    maxLength={MAX_BUSINESS_NAME_LENGTH}
    {...form.getInputProps('businessName')}
  />
);

export const DescriptionField = ({ form, required = false }: FieldProps) => (
  <TextAreaField
    label="About your business"
    description="The first text on your page."
    required={required}
    autosize
    minRows={4}
    maxRows={12}
    maxLength={MAX_PROVIDER_DESCRIPTION_LENGTH}
    {...form.getInputProps('description')}
  />
);

export const BusinessContactFields = ({ form }: Pick<FieldProps, 'form'>) => (
  <>
    <PhoneField
      label="Business phone"
      description="Customers can call or text it from when you confirm their appointment until the day after."
      {...form.getInputProps('businessPhone')}
      value={form.values.businessPhone}
    />
    <TextField
      label="Business email"
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...form.getInputProps('businessEmail')}
    />
  </>
);
