import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from '../places.ts';

const PAGE = join(repositoryRoot, 'docs/operate/first-site.md');

/** `sh` is typed, `sh service` is kept running, `sh installation` is what an image has already, `ini settings` is a file. */
export interface Block {
  kind: string;
  text: string;
}

export function readRunbook(): Block[] {
  const page = readFileSync(PAGE, 'utf8');
  return [...page.matchAll(/^( *)```(sh|ini)( \w+)?\n([^]*?)^\1```$/gm)].map(
    ([, , language = '', kind = '', text = '']) => ({
      kind: `${language}${kind}`,
      text,
    }),
  );
}

export function settingNames({ text }: Block): string[] {
  return [...text.matchAll(/^(\w+)=/gm)].map(([, name = '']) => name);
}
