import { UnstyledButton } from '@mantine/core';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import classes from './password-field.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A password with an eye: what was typed can be checked before it is sent. */
export const PasswordField = (props: TextFieldProps) => {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      rightSectionWidth={48}
      rightSectionPointerEvents="all"
      rightSection={
        <UnstyledButton
          className={classes['eye'] ?? ''}
          aria-label={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!shown)}
        >
          <Icon size={20} aria-hidden />
        </UnstyledButton>
      }
    />
  );
};
