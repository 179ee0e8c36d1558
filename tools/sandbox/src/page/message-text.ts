import { html, type Html } from './html.ts';

// A trailing stop or bracket belongs to the sentence, not to the address.
const link = /https?:\/\/[^\s<>"'`\])}]*[^\s<>"'`\])}.,;:!?]/g;

// Exactly six digits: not a part of a phone number, an amount or a colour.
const code = /(?<![\d#$.,+-])\d{6}(?![\d-]|[.,]\d)/g;

/** The sign-in and confirmation codes of a text, each once. */
export function codesIn(text: string): string[] {
  return [...new Set(text.replace(link, ' ').match(code) ?? [])];
}

/** Addresses of a mail, from its text and from the links of its markup, each once. */
export function linksIn(text: string, markup = ''): string[] {
  const hrefs = [...markup.matchAll(/\bhref\s*=\s*["'](https?:\/\/[^"']+)["']/gi)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  return [...new Set([...(text.match(link) ?? []), ...hrefs])];
}

/** The text with its links made clickable and its codes marked. */
export function richText(text: string): Html {
  return html`${splitBy(text, link, linkTo, (between) => html`${splitBy(between, code, marked, plain)}`)}`;
}

export const linkTo = (address: string): Html =>
  html`<a href="${address}" target="_blank" rel="noopener noreferrer">${address}</a>`;

const marked = (found: string): Html => html`<mark>${found}</mark>`;

const plain = (text: string): Html => html`${text}`;

function splitBy(text: string, pattern: RegExp, match: (found: string) => Html, rest: (text: string) => Html): Html[] {
  const pieces: Html[] = [];
  let end = 0;
  for (const found of text.matchAll(pattern)) {
    pieces.push(rest(text.slice(end, found.index)), match(found[0]));
    end = found.index + found[0].length;
  }
  pieces.push(rest(text.slice(end)));
  return pieces;
}
