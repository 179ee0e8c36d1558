import { MAX_BUSINESS_NAME_LENGTH, MAX_PROVIDER_DESCRIPTION_LENGTH } from '@tailgate/contract/facts';
import { FormGroup } from '#ui/form-group.tsx';
import { PhoneField } from '#ui/phone-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { PhotoField } from './photo-field.tsx';
import type { SettingsForm, SettingsParts } from './settings-form-type.ts';

export const BusinessCard = ({ form, parts }: { form: SettingsForm; parts: SettingsParts }) => (
  <FormGroup title="Business">
    <TextField
      label="Business name"
      autoComplete="organization"
      maxLength={MAX_BUSINESS_NAME_LENGTH}
      {...form.getInputProps('businessName')}
    />
    <PhotoField form={form} name="logo" label="Logo" upload={parts.uploadPhoto} />
    <TextAreaField
      label="About your business"
      description="The first text on your page."
      autosize
      minRows={4}
      maxRows={12}
      maxLength={MAX_PROVIDER_DESCRIPTION_LENGTH}
      {...form.getInputProps('description')}
    />
    <PhoneField label="Business phone" {...form.getInputProps('businessPhone')} value={form.values.businessPhone} />
    <TextField
      label="Business email"
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...form.getInputProps('businessEmail')}
    />
    <parts.AddressField
      label="Address"
      description="Where your day starts and ends. Customers only see the city."
      {...form.getInputProps('physicalAddress')}
      value={form.values.physicalAddress}
    />
  </FormGroup>
);
