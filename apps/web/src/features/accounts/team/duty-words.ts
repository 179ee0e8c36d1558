import type { Duty } from '@tailgate/contract/facts';

/** How duties are called, and what they open. */
export const DUTY_WORDS: Readonly<Record<Duty, { readonly name: string; readonly opens: string }>> = {
  people: { name: 'People', opens: 'people and their activity, applicants with their documents, and leads' },
  money: { name: 'Money', opens: 'orders, refunds, taxes and fees' },
  content: { name: 'Content', opens: 'brand, pages, menu, reasons, agreements and reviews' },
  owner: { name: 'Owner', opens: 'everything on the site, including the audit log and the duties of others' },
};
