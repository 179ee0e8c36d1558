import { NameFields } from '#shell/forms/name-fields.tsx';
import { FormGroup } from '#ui/fields/form-group.tsx';
import { PhotoField } from './photo-field.tsx';
import type { SettingsForm, SettingsParts } from './settings-form-type.ts';

export const YouCard = ({ form, parts }: { form: SettingsForm; parts: SettingsParts }) => (
  <FormGroup title="You">
    <PhotoField form={form} name="profilePicture" label="Your photo" upload={parts.uploadPhoto} />
    <NameFields form={form} />
  </FormGroup>
);
