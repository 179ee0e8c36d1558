import { MAX_EMERGENCY_NAME_LENGTH, MAX_EMERGENCY_RELATION_LENGTH } from '@tailgate/contract/facts';
import { FormGroup } from '#ui/form-group.tsx';
import { PhoneField } from '#ui/phone-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { SettingsForm } from './settings-form-type.ts';

export const EmergencyCard = ({ form }: { form: SettingsForm }) => (
  <FormGroup
    title="Emergency contact"
    lead="The person we call if something happens to you at work. Customers never see it."
  >
    <TextField
      label="Name"
      autoComplete="off"
      maxLength={MAX_EMERGENCY_NAME_LENGTH}
      {...form.getInputProps('emergencyContactName')}
    />
    <TextField
      label="Relation"
      autoComplete="off"
      placeholder="Partner, parent, friend…"
      maxLength={MAX_EMERGENCY_RELATION_LENGTH}
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
  </FormGroup>
);
