import type { UseFormReturnType } from '@mantine/form';
import {
  AGREEMENT_ROLES,
  MAX_AGREEMENT_BODY_LENGTH,
  MAX_AGREEMENT_CHANGES_LENGTH,
  MAX_AGREEMENT_TITLE_LENGTH,
} from '@tailgate/contract/facts';
import { FilterPills } from '#ui/fields/filter-pills.tsx';
import { FormGroup } from '#ui/fields/form-group.tsx';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { AUDIENCE_WORDS, type AgreementValues } from './agreement-values.ts';

type Form = Pick<UseFormReturnType<AgreementValues>, 'values' | 'getInputProps' | 'setFieldValue'>;

export const AgreementFields = ({ form, isFirst }: { form: Form; isFirst: boolean }) => (
  <>
    <FormGroup title="Text">
      <TextField label="Title" required maxLength={MAX_AGREEMENT_TITLE_LENGTH} {...form.getInputProps('title')} />
      <TextAreaField
        label="Agreement"
        required
        rows={18}
        description="Leave an empty line between paragraphs. **Bold** words, and lines that begin with “- ” for lists."
        maxLength={MAX_AGREEMENT_BODY_LENGTH}
        {...form.getInputProps('body')}
      />
      {!isFirst && (
        <TextAreaField
          label="What changed"
          rows={2}
          description="Shown to everybody who accepted an earlier version."
          maxLength={MAX_AGREEMENT_CHANGES_LENGTH}
          {...form.getInputProps('changes')}
        />
      )}
    </FormGroup>
    <FormGroup title="Who it is for">
      <FilterPills
        label="Audience"
        pills={AGREEMENT_ROLES.map((value) => ({ value, label: AUDIENCE_WORDS[value] }))}
        chosen={form.values.audience}
        onChange={(audience) => {
          if (audience.length > 0) form.setFieldValue('audience', [...audience]);
        }}
      />
    </FormGroup>
    <FormGroup title="How it is accepted">
      <SwitchField
        label="Required"
        description="Providers accept it before they go on working. A new version asks them again."
        checked={form.values.required}
        onChange={(required) => {
          form.setFieldValue('required', required);
          if (required) form.setFieldValue('isOptional', false);
        }}
      />
      <SwitchField
        label="Signature"
        description="Drawn with a finger or typed."
        checked={form.values.requireSignature}
        onChange={(requireSignature) => form.setFieldValue('requireSignature', requireSignature)}
      />
      <SwitchField
        label="Optional offer"
        description="Listed for people to accept if they want to. Nobody is asked."
        checked={form.values.isOptional}
        onChange={(isOptional) => {
          form.setFieldValue('isOptional', isOptional);
          if (isOptional) form.setFieldValue('required', false);
        }}
      />
      <SwitchField
        label="About vans"
        description="Also shown with the agreements between fleet owners and renters."
        checked={form.values.isAboutVans}
        onChange={(isAboutVans) => form.setFieldValue('isAboutVans', isAboutVans)}
      />
    </FormGroup>
  </>
);
