import { DOCUMENT_TYPES, IMAGE_TYPES, MAX_DOCUMENT_BYTES, MAX_IMAGE_BYTES } from '@tailgate/contract/facts';

export interface UploadRules {
  readonly types: readonly string[];
  readonly maxBytes: number;
  readonly typesInWords: string;
}

const MEGABYTE = 1024 * 1024;

export const PHOTO_RULES: UploadRules = {
  types: IMAGE_TYPES,
  maxBytes: MAX_IMAGE_BYTES,
  typesInWords: 'JPEG, PNG or WebP',
};
export const PAPER_RULES: UploadRules = {
  types: DOCUMENT_TYPES,
  maxBytes: MAX_DOCUMENT_BYTES,
  typesInWords: 'PDF, JPEG, PNG or WebP',
};

export const limitInWords = ({ maxBytes, typesInWords }: UploadRules): string =>
  `${typesInWords}, up to ${maxBytes / MEGABYTE} MB`;

/** What is wrong with a file, before anything is sent. */
export const problemWith = (file: File, rules: UploadRules): string | null => {
  if (!rules.types.includes(file.type)) return `This is not a ${rules.typesInWords} file. Choose another one.`;
  if (file.size === 0) return 'This file is empty. Choose another one.';
  if (file.size > rules.maxBytes)
    return `This file is larger than ${rules.maxBytes / MEGABYTE} MB. Choose a smaller one.`;
  return null;
};
