import { TextInput, type TextInputProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { fieldLabel, fieldProblem } from './field-parts.tsx';

export interface TextFieldProps extends Omit<TextInputProps, 'label' | 'error'> {
  readonly label: string;
  readonly error?: ReactNode;
  /** Adds '(Optional)': for forms in which most fields are required. */
  readonly optional?: boolean;
}

export const TextField = ({ label, error, optional = false, ...rest }: TextFieldProps) => (
  <TextInput label={fieldLabel(label, optional)} error={fieldProblem(error)} {...rest} />
);
