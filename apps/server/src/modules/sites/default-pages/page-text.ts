import type { PageSection } from '../../../platform/db/stored/sites.ts';

export interface PageText {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly PageSection[];
}

/** Joins paragraphs with blank lines. */
export const prose = (...paragraphs: readonly string[]): string => paragraphs.join('\n\n');

export const list = (...items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

export const question = (heading: string, ...answer: readonly string[]) => ({ heading, body: prose(...answer) });
