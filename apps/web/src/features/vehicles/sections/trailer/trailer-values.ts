import type { UploadedDocument } from '#ui/uploads/document-upload.tsx';
import { vinProblemInWords, yearProblem } from '../../van-rules.ts';
import type { Vehicle } from '../../vehicles-query.ts';

export type Trailer = NonNullable<Vehicle['trailer']>;

export interface TrailerValues {
  name: string;
  vin: string;
  make: string;
  model: string;
  year: number | null;
  licensePlate: string;
  description: string;
  registration: UploadedDocument | null;
  images: Trailer['images'];
}

export const NEW_TRAILER: TrailerValues = {
  name: '',
  vin: '',
  make: '',
  model: '',
  year: null,
  licensePlate: '',
  description: '',
  registration: null,
  images: [],
};

export const valuesOf = ({ vin, ...trailer }: Trailer): TrailerValues => ({ ...trailer, vin: vin ?? '' });

export const RULES = {
  name: (name: string) => (name.trim() === '' ? 'Enter a name' : null),
  vin: (vin: string) => (vin.trim() === '' ? null : vinProblemInWords(vin)),
  year: yearProblem,
};

/** The registration is sent only if it was changed: left out, it stays. */
export const bodyOf = ({ vin, registration, images, ...rest }: TrailerValues, saved: Trailer | null) => ({
  ...rest,
  vin: vin.trim() === '' ? null : vin.trim(),
  images: images.map(({ id }) => id),
  ...(registration?.id !== saved?.registration?.id && { registration: registration?.id ?? null }),
});
