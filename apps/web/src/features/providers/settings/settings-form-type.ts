import type { UseFormReturnType } from '@mantine/form';
import type { ComponentType } from 'react';
import type { AddressFieldProps } from '#ui/address-field/address-field.tsx';
import type { Upload } from '#ui/uploads/use-upload.ts';
import type { StoredImage } from './settings-query.ts';
import type { SettingsValues } from './settings-values.ts';

export type SettingsForm = UseFormReturnType<SettingsValues>;

/** What other features lend to the form; the screen puts them together. */
export interface SettingsParts {
  readonly AddressField: ComponentType<Omit<AddressFieldProps, 'search' | 'addressAt'>>;
  readonly SignInCard: ComponentType;
  readonly uploadPhoto: Upload<StoredImage>;
}
