/** What storage takes. HEIC is missing on purpose: phones hand it over as JPEG when a page asks for these. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export const PAPER_TYPES = ['application/pdf', ...PHOTO_TYPES] as const;

export interface UploadRules {
  readonly types: readonly string[];
  readonly maxBytes: number;
  readonly typesInWords: string;
}

const MEGABYTE = 1024 * 1024;

export const PHOTO_RULES: UploadRules = {
  types: PHOTO_TYPES,
  maxBytes: 15 * MEGABYTE,
  typesInWords: 'JPEG, PNG, WebP or AVIF',
};
export const PAPER_RULES: UploadRules = {
  types: PAPER_TYPES,
  maxBytes: 25 * MEGABYTE,
  typesInWords: 'PDF, JPEG, PNG, WebP or AVIF',
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
