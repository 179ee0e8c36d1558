import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CONTRACT } from '../contract.ts';
import type { EndpointRow } from '../endpoint.ts';
import {
  SESSION_ENDING_CALLS,
  SESSION_EXCHANGING_CALLS,
  SESSION_OPENING_CALLS,
  SESSION_RENEWING_CALLS,
} from './session-calls.facts.ts';

const callsWhere = (holds: (row: EndpointRow) => boolean) =>
  Object.values(CONTRACT)
    .flatMap((rows) => Object.values<EndpointRow>(rows))
    .filter(holds)
    .map(({ method, path }) => `${method} ${path}`)
    .sort();

const renews = ({ access }: EndpointRow) => access.kind === 'refresh-token';
const answersSession = ({ answer }: EndpointRow) => answer instanceof z.ZodObject && 'refreshToken' in answer.shape;

describe('session calls', () => {
  it('RL-auth-04 renewing calls are the rows whose access is the refresh token', () => {
    expect(callsWhere(renews)).toEqual([...SESSION_RENEWING_CALLS]);
  });

  it('opening calls are the other rows that return a refresh token', () => {
    expect(callsWhere((row) => answersSession(row) && !renews(row))).toEqual([...SESSION_OPENING_CALLS]);
  });

  it('exchanging calls are the rows that ask for the refresh token beside the access token', () => {
    expect(callsWhere(({ access }) => access.kind === 'session' && access.withRefreshToken)).toEqual([
      ...SESSION_EXCHANGING_CALLS,
    ]);
  });

  it('a signed-in caller gets no session without presenting a refresh token', () => {
    const withoutToken = callsWhere(
      (row) => answersSession(row) && row.access.kind === 'session' && !row.access.withRefreshToken,
    );
    expect(withoutToken).toEqual([]);
  });

  it('ending calls are the rows that declare that they end the session', () => {
    expect(callsWhere(({ access }) => access.kind === 'session' && access.endsSession)).toEqual([
      ...SESSION_ENDING_CALLS,
    ]);
  });
});
