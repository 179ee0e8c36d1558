import { TextField, type TextFieldProps } from '#ui/fields/text-field.tsx';

interface IdentifierFieldProps extends Omit<TextFieldProps, 'label' | 'onBlur'> {
  /** The field was left with something in it. */
  readonly onTyped: () => void;
}

/** What a person logs in with: an email address or a phone number. */
export const IdentifierField = ({ onTyped, ...input }: IdentifierFieldProps) => (
  <TextField
    label="Email or phone"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    required
    withAsterisk={false}
    {...input}
    onBlur={({ currentTarget }) => currentTarget.value && onTyped()}
  />
);
