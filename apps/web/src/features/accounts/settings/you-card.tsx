import { Card, CardBody } from '#ui/card.tsx';
import { TextField } from '#ui/text-field.tsx';
import { PhotoField } from './photo-field.tsx';
import type { SettingsForm, SettingsParts } from './settings-form-type.ts';
import classes from './settings.module.css';

export const YouCard = ({ form, parts }: { form: SettingsForm; parts: SettingsParts }) => (
  <Card title="You">
    <CardBody>
      <div className={classes['fields']}>
        <PhotoField form={form} name="profilePicture" label="Your photo" upload={parts.uploadPhoto} />
        <div className={classes['names']}>
          <TextField
            label="First name"
            autoComplete="given-name"
            maxLength={80}
            required
            {...form.getInputProps('firstName')}
          />
          <TextField
            label="Last name"
            autoComplete="family-name"
            maxLength={80}
            required
            {...form.getInputProps('lastName')}
          />
        </div>
      </div>
    </CardBody>
  </Card>
);
