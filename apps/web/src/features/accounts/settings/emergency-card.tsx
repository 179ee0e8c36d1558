import { Card, CardBody } from '#ui/card.tsx';
import { PhoneField } from '#ui/phone-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { SettingsForm } from './settings-form-type.ts';
import classes from './settings.module.css';

export const EmergencyCard = ({ form }: { form: SettingsForm }) => (
  <Card title="Emergency contact">
    <CardBody>
      <div className={classes['fields']}>
        <p className={classes['lead']}>Whom we call if something happens to you at work. Customers never see it.</p>
        <TextField label="Name" autoComplete="off" maxLength={120} {...form.getInputProps('emergencyContactName')} />
        <TextField
          label="Relation"
          autoComplete="off"
          placeholder="Partner, parent, friend…"
          maxLength={60}
          {...form.getInputProps('emergencyContactRelation')}
        />
        <PhoneField
          label="Phone"
          {...form.getInputProps('emergencyContactPhone')}
          value={form.values.emergencyContactPhone}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('emergencyContactEmail')}
        />
      </div>
    </CardBody>
  </Card>
);
