import type { Facts, Kill, Write } from '../src/facts.ts';

/** A write that went well, with what the test cares about. */
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
export function buildFacts(given: Partial<Facts> = {}): Facts {
  return {
    writes: [],
    answers: {},
    kills: [],
    ownExits: [],
    rolledBack: [],
    live: { ownPrefix: 'u.amy.', foreignSubscriptions: [], subjectsSeen: [], bursts: [], told: [] },
    stored: {
      logEvents: [],
      uploadSlots: [],
      preferences: [],
      codes: [],
      jobsCommitted: {},
      jobMarkers: [],
      jobsLeft: [],
    },
    outbox: { texts: [], mails: [] },
    ...given,
  };
}
