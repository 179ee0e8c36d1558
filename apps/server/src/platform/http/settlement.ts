import { isReference, referencesOf, type EndpointRow } from '@tailgate/contract';
import { stepsOf, valuesAt } from '../access/check-references.ts';
import { handlerLimitsOf } from '../limits/count-call.ts';
import type { RunningCall } from './running-call.ts';

/**
 * What a row declares and only its handler can do has to be done before it succeeds: counting limits by a key of its
 * own, and asking the policy about every reference it was given. Otherwise the transaction is rolled back. Undefined
 * for rows that declare nothing of the kind.
 */
export const settlement = (name: string, row: EndpointRow) => {
  const limits = handlerLimitsOf(row);
  const places = referencesOf(row).map(({ path }) => stepsOf(path));
  if (limits.length === 0 && places.length === 0) return undefined;
  return (call: RunningCall): void => {
    const uncounted = limits.filter((limit) => !call.counted.has(limit));
    if (uncounted.length > 0) throw new Error(`${name} answered without counting ${uncounted.join(', ')}`);
    const { params, query, body } = call;
    for (const given of places.flatMap((steps) => valuesAt({ params, query, body }, steps)))
      if (!isReference(given) || !call.asked.has(given))
        throw new Error(`${name} answered without asking whether a reference is allowed`);
  };
};
