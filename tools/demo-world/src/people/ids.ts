import { v5 } from 'uuid';
import type { DemoSite } from '../logins.ts';

const DEMO_WORLD = 'f0f5a6c4-6c0e-4f0c-9d0e-7a1c9a3b52de';

/** Derived from a name, so that it is the same in every run and every database. */
export const demoId = (site: DemoSite, ...name: readonly string[]): string => v5([site, ...name].join('/'), DEMO_WORLD);

/** 'Bo Ström' as 'bo-strom': for page and email addresses. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
