import { MAX_PERSON_NAME_LENGTH } from '@tailgate/contract/facts';
import { FormGroup } from '#ui/fields/form-group.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { PhotoField } from './photo-field.tsx';
import type { SettingsForm, SettingsParts } from './settings-form-type.ts';
import classes from './settings.module.css';

export const YouCard = ({ form, parts }: { form: SettingsForm; parts: SettingsParts }) => (
  <FormGroup title="You">
    <PhotoField form={form} name="profilePicture" label="Your photo" upload={parts.uploadPhoto} />
    <div className={classes['names']}>
      <TextField
        label="First name"
        autoComplete="given-name"
        maxLength={MAX_PERSON_NAME_LENGTH}
        required
        {...form.getInputProps('firstName')}
      />
      <TextField
        label="Last name"
        autoComplete="family-name"
        maxLength={MAX_PERSON_NAME_LENGTH}
        required
        {...form.getInputProps('lastName')}
      />
    </div>
  </FormGroup>
);
