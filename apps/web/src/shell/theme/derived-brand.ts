import type { BrandColors, brandVariables } from '@tailgate/brand';
import { useEffect, useState } from 'react';
import { browserStorage } from '../session/browser-storage.ts';
import { broughtByPage } from '../site/brought-by-page.ts';

export type Brand = ReturnType<typeof brandVariables>;

/** Colours with what was worked out from them. */
export interface DerivedBrand {
  readonly colors: BrandColors;
  readonly brand: Brand;
}

const KEY = 'tailgate.brand';

const kept = (): DerivedBrand | null => {
  try {
    return JSON.parse(browserStorage.read(KEY) ?? 'null') as DerivedBrand | null;
  } catch {
    return null;
  }
};

let latest: DerivedBrand | null | undefined;

/** By the server for this page, or here on an earlier visit. */
const knownBrand = ({ primary, secondary }: BrandColors): Brand | undefined => {
  latest ??= broughtByPage().brand ?? kept();
  const isSame = latest?.colors.primary === primary && latest.colors.secondary === secondary;
  return isSame ? latest?.brand : undefined;
};

/** Deriving a scale takes time and a library: done only when it is not stored yet. */
export const deriveBrand = async (colors: BrandColors): Promise<Brand> => {
  const brand = knownBrand(colors) ?? (await import('@tailgate/brand')).brandVariables(colors);
  latest = { colors, brand };
  browserStorage.write(KEY, JSON.stringify(latest));
  return brand;
};

/** Undefined until it is worked out: the tokens say the product's own colours by then. */
export const useBrand = ({ primary, secondary }: BrandColors): Brand | undefined => {
  const [brand, setBrand] = useState(() => knownBrand({ primary, secondary }));
  useEffect(() => {
    let isCurrent = true;
    const show = (derived: Brand) => isCurrent && setBrand(derived);
    // Without the library, which only happens without network, the colours stay as they are.
    void deriveBrand({ primary, secondary }).then(show, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [primary, secondary]);
  return brand;
};
