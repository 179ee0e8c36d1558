import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';

interface TermsFieldProps {
  readonly checked: boolean;
  readonly error?: string | undefined;
  readonly onChange: (isAccepted: boolean) => void;
}

export const termsProblem = (isAccepted: boolean): string | null =>
  isAccepted ? null : 'Please accept the terms to continue';

/** Accepted by the person: never checked beforehand. */
export const TermsField = ({ checked, error, onChange }: TermsFieldProps) => (
  <CheckboxField label="I accept the " checked={checked} error={error} onChange={onChange}>
    <TextLink to="/s/terms-and-conditions" target="_blank">
      terms and conditions
    </TextLink>{' '}
    and the{' '}
    <TextLink to="/s/privacy-policy" target="_blank">
      privacy policy
    </TextLink>
  </CheckboxField>
);
