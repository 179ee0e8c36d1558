import type { Page } from '@playwright/test';
import { origin, type SiteSlug } from './places.ts';

export interface SentRequests {
  readonly toUs: readonly string[];
  readonly elsewhere: readonly string[];
  /** What the console shows. */
  readonly printed: readonly string[];
}

/** The address of a request as it was noted. */
export const pathOf = (sent: string): string => new URL(sent.split(' ')[1] ?? '').pathname;

/** Notes from now on what a page sends, to us and to others, and what it prints. */
export const noteSent = (page: Page, site: SiteSlug): SentRequests => {
  const toUs: string[] = [];
  const elsewhere: string[] = [];
  const printed: string[] = [];
  page.on('request', (request) => {
    const sent = `${request.method()} ${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`;
    (new URL(request.url()).origin === origin(site) ? toUs : elsewhere).push(sent);
  });
  page.on('console', (message) => printed.push(message.text()));
  return { toUs, elsewhere, printed };
};
