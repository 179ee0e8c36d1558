import { ABILITIES, isReference, referencesOf, type EndpointRow } from '@tailgate/contract';
import { stepsOf, valuesAt } from '../access/check-references.ts';

interface Input {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** A call that names more rows than this is told apart by its request id. */
const MAX_IDS = 20;

const answeredId = (answer: unknown): string | undefined =>
  answer !== null && typeof answer === 'object' && 'id' in answer && typeof answer.id === 'string'
    ? answer.id
    : undefined;

/**
 * The rows that a call touched, as far as its row of the contract declares them: references by table, other path
 * parameters by name, and the id of the answer. Nothing else of the input is looked at.
 */
export const touchedRows = (row: EndpointRow) => {
  const references = referencesOf(row).map(({ path, ability }) => ({
    steps: stepsOf(path),
    name: ABILITIES[ability].table as string,
  }));
  const declared = new Set(referencesOf(row).map(({ path }) => path));
  const values = Object.keys(row.params.shape)
    .filter((name) => !declared.has(`params.${name}`))
    .map((name) => ({ steps: ['params', name], name }));
  const places = [...references, ...values];
  return (input: Input, answer: unknown): Record<string, string[]> => {
    const touched: Record<string, string[]> = {};
    const add = (name: string, id: string) => {
      const ids = (touched[name] ??= []);
      if (ids.length < MAX_IDS && !ids.includes(id)) ids.push(id);
    };
    for (const { steps, name } of places)
      for (const given of valuesAt(input, steps)) add(name, isReference(given) ? given.toJSON() : String(given));
    const id = answeredId(answer);
    if (id !== undefined) add('answer', id);
    return touched;
  };
};
