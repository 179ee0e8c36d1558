import { MAX_EMERGENCY_NAME_LENGTH, MAX_EMERGENCY_RELATION_LENGTH } from '@tailgate/contract/facts';
import { FormGroup } from '#ui/fields/form-group.tsx';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { SettingsForm } from './settings-form-type.ts';

interface EmergencyFieldsProps {
  readonly form: SettingsForm;
  /** Marks what the step asks for; the settings only ask for it once a contact is begun. */
  readonly required?: boolean;
}

export const EMERGENCY_LEAD = 'The person we call if something happens to you at work. Customers never see it.';

export const EmergencyFields = ({ form, required = false }: EmergencyFieldsProps) => (
  <>
    <TextField
      label="Name"
      required={required}
      autoFocus={required && form.values.emergencyContactName === ''}
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
      required={required}
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
  </>
);

export const EmergencyCard = ({ form }: { form: SettingsForm }) => (
  <FormGroup title="Emergency contact" lead={EMERGENCY_LEAD}>
    <EmergencyFields form={form} />
  </FormGroup>
);
