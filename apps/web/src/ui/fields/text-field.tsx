import { TextInput, type TextInputProps } from '@mantine/core';
import { fieldParts, type FieldProps } from './field-parts.tsx';

export interface TextFieldProps extends Omit<TextInputProps, keyof FieldProps>, FieldProps {}

export const TextField = (props: TextFieldProps) => <TextInput {...fieldParts(props)} />;
