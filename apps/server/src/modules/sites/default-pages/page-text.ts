export interface PageText {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly { readonly heading: string; readonly body: string }[];
}

/** Text over several lines of code: lines of a paragraph are joined, an empty line starts the next one. */
export const prose = (...paragraphs: readonly string[]): string => paragraphs.join('\n\n');

export const list = (...items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

export const question = (heading: string, ...answer: readonly string[]) => ({ heading, body: prose(...answer) });
