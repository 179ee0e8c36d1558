import { brandFill, brandScale } from '@tailgate/brand';
import type { EmailLook } from '@tailgate/contract/notifications';

/** Sites that the previews can be seen in: the catalogue's texts belong to no brand. */
export const sampleBrands = {
  tailgate: { appName: 'Tailgate', origin: 'https://tailgate.example', primaryColor: '#009fd8' },
  saguaro: { appName: 'Saguaro Suds', origin: 'https://saguaro.example', primaryColor: '#ffd400' },
} as const;

export type BrandName = keyof typeof sampleBrands;
export const brandNames = Object.keys(sampleBrands) as BrandName[];

export const emailLookOf = (name: BrandName): EmailLook => {
  const { appName, primaryColor } = sampleBrands[name];
  const { fill, onFill } = brandFill(primaryColor, brandScale(primaryColor));
  return { appName, fill, onFill, firstName: 'Maya' };
};
