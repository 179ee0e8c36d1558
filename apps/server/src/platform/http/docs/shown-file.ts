import { NOUNS, type EndpointRow } from '@tailgate/contract';

const nameOf = ({ method, path }: EndpointRow) => `${method} ${path}`;
const entry = (key: string, values: readonly string[]) =>
  `  '${key}': [${values.map((value) => `'${value}'`).join(', ')}],\n`;

/** shown.generated.ts of the web: who shows what and what changes it, without the schemas that the rows stand beside. */
export const shownFile = (rows: readonly EndpointRow[]): string => {
  const inOrder = rows.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
  const shownBy = NOUNS.map((noun) => entry(noun, inOrder.filter(({ shows }) => shows.includes(noun)).map(nameOf)));
  const changedBy = inOrder.filter(({ changes }) => changes.length > 0).map((row) => entry(nameOf(row), row.changes));
  return `// Generated from the contract by npm run endpoints and compared by CI.
import type { CallName, Noun } from '@tailgate/contract';
import type { ReadName } from './read.ts';

export const SHOWN_BY: Readonly<Record<Noun, readonly ReadName[]>> = {
${shownBy.join('')}};

export const CHANGED_BY: Readonly<Partial<Record<CallName, readonly Noun[]>>> = {
${changedBy.join('')}};
`;
};
