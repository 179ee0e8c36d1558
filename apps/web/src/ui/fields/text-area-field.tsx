import { Textarea, type TextareaProps } from '@mantine/core';
import { fieldParts, type FieldProps } from './field-parts.tsx';

export interface TextAreaFieldProps extends Omit<TextareaProps, keyof FieldProps>, FieldProps {}

export const TextAreaField = (props: TextAreaFieldProps) => <Textarea rows={4} {...fieldParts(props)} />;
