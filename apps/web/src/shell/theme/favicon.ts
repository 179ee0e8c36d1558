import { VAN_PATHS } from '#ui/pictures/van-paths.ts';
import { brandFill, brandScale } from './brand-scale.ts';

/** The logo tile as a data address, in the colour of the site. */
export const favicon = (primary: string): string => {
  const { onRaw } = brandFill(primary, brandScale(primary));
  const van = VAN_PATHS.map((path) => `<path d="${path}"/>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="10" fill="${primary}"/><g fill="${onRaw}" fill-rule="evenodd">${van}</g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};
