import type { CallAnswer } from '@tailgate/contract';
import type { ComponentType } from 'react';
import type { AddressFieldProps } from '#ui/address-field/address-field.tsx';
import type { Upload } from '#ui/uploads/use-upload.ts';
import type { Vehicle } from '../vehicles-query.ts';

/** What screens lend to the sections of a van. */
export interface VanParts {
  readonly AddressField: ComponentType<Omit<AddressFieldProps, 'search' | 'addressAt'>>;
  readonly uploadPhoto: Upload<CallAnswer<'POST /v2/attachment/images/:id/complete'>>;
}

export interface SectionProps {
  readonly vehicle: Vehicle;
  readonly parts: VanParts;
  /** What is to be done in the section; what shows it has this as its `data-task`. */
  readonly task?: string | undefined;
}
