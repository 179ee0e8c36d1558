import type { Overview } from './overview-query.ts';

export const vansInWords = (count: number): string => `${count} ${count === 1 ? 'van' : 'vans'}`;

/** `1 in service · 2 idle` */
export const splitInWords = ({ inService, idle }: Overview['vans']): string =>
  inService === 0 && idle === 0 ? 'None idle' : `${inService} in service · ${idle} idle`;
