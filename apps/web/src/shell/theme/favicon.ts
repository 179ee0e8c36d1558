import { VAN_PATHS } from '@tailgate/brand/van-paths';
import type { Brand } from './derived-brand.ts';

/** The logo tile as a data address, in the colour of the site. */
export const favicon = ({ light }: Brand): string => {
  const van = VAN_PATHS.map((path) => `<path d="${path}"/>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="10" fill="${light['--brand-raw']}"/><g fill="${light['--brand-on-raw']}" fill-rule="evenodd">${van}</g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};
