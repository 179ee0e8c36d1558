import { FormGroup } from '#ui/fields/form-group.tsx';
import { BusinessContactFields, BusinessNameField, DescriptionField } from './business-fields.tsx';
import { PhotoField } from './photo-field.tsx';
import type { SettingsForm, SettingsParts } from './settings-form-type.ts';

export const BusinessCard = ({ form, parts }: { form: SettingsForm; parts: SettingsParts }) => (
  <FormGroup title="Business">
    <BusinessNameField form={form} />
    <PhotoField form={form} name="logo" label="Logo" upload={parts.uploadPhoto} />
    <DescriptionField form={form} />
    <BusinessContactFields form={form} />
    <parts.AddressField
      label="Address"
      description="Where your day starts and ends. Customers only see the city."
      {...form.getInputProps('physicalAddress')}
      value={form.values.physicalAddress}
    />
  </FormGroup>
);
