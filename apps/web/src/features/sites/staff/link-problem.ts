import { MENU_LINK } from '@tailgate/contract/facts';

const isWebAddress = (typed: string): boolean => {
  const url = URL.canParse(typed) ? new URL(typed) : null;
  return url !== null && /^https?:$/.test(url.protocol);
};

/** What is wrong with an address in the menu: a page of ours or one of the web. */
export const linkProblem = (typed: string): string | null => {
  const link = typed.trim();
  if (link === '') return 'This is required';
  return MENU_LINK.test(link) && (link.startsWith('/') || isWebAddress(link)) ? null : 'Start with / or https://';
};

/** The same where only addresses of the web will do, and none is needed. */
export const webAddressProblem = (typed: string): string | null =>
  typed.trim() === '' || isWebAddress(typed.trim()) ? null : 'Enter a full address that starts with https://';
