import type { ComponentType } from 'react';
import type { UploadedImage } from '#shell/files/upload-file.ts';
import type { AddressFieldProps } from '#ui/address-field/address-field.tsx';
import type { Upload } from '#ui/uploads/use-upload.ts';

/** Pieces of other features that the routes bring along. */
export interface SignUpParts {
  readonly AddressField: ComponentType<Omit<AddressFieldProps, 'search' | 'addressAt'>>;
}

export interface LicenseParts {
  readonly uploadPhoto: Upload<UploadedImage>;
}
