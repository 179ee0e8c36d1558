import { emptyFacts, type Facts, type Kill, type Write } from '../src/facts.ts';

/** A successful write with the given values. */
export function buildWrite(given: Partial<Write> & Pick<Write, 'kind' | 'subject'>): Write {
  return {
    key: `key-of-${given.subject}`,
    attempts: 1,
    acknowledged: { status: 204, body: '' },
    replays: [],
    ...given,
  };
}

export function withoutAnswer(write: Write): Write {
  const { acknowledged: _never, ...rest } = write;
  return rest;
}

export function buildKill(given: Partial<Kill> & Pick<Kill, 'target' | 'atMs'>): Kill {
  return { kind: 'postgres', answeredAtMs: {}, ...given };
}

/** A storm in which nothing happened. */
export const buildFacts = (given: Partial<Facts> = {}): Facts => ({ ...emptyFacts('u.amy.'), ...given });
