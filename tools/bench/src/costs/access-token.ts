import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { type AccessTokens, accessTokens } from '../../../../apps/server/src/platform/auth/tokens.ts';
import { systemClock } from '../../../../apps/server/src/platform/clock.ts';
import { type Comparison, compare } from '../comparison.ts';
import type { Form } from '../forms.ts';
import { interleave } from '../rounds.ts';

const secret = randomBytes(32);

const issueSome = async (tokens: AccessTokens, count: number): Promise<string[]> => {
  const issued: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const viewer = { siteId: randomUUID(), accountId: randomUUID(), sessionId: randomUUID() };
    issued.push((await tokens.issue({ ...viewer, role: 'groomer', impersonatorId: null, orderId: null })).token);
  }
  return issued;
};

const microsPerToken = async (issued: readonly string[], read: (token: string) => unknown): Promise<number> => {
  const begin = performance.now();
  for (const token of issued) {
    if (!(await read(token))) throw new Error('A valid token was rejected');
  }
  return ((performance.now() - begin) * 1_000) / issued.length;
};

/** The signature alone, as the engine computes it: the least that an unseen token can cost. */
const signatureIsRight = (token: string): boolean => {
  const end = token.lastIndexOf('.');
  const computed = createHmac('sha256', secret).update(token.slice(0, end)).digest();
  return timingSafeEqual(computed, Buffer.from(token.slice(end + 1), 'base64url'));
};

/** Reading an uncached and a cached access token, against the bare signature. */
export const compareAccessToken = async (form: Form): Promise<Comparison[]> => {
  const { rounds, tokensPerRound } = form.accessToken;
  const tokens = accessTokens({ TOKEN_SECRETS: [{ kid: 'bench', secret }] }, systemClock);
  let issued: string[] = [];
  const measure = {
    bare: async () => {
      issued = await issueSome(tokens, tokensPerRound);
      return await microsPerToken(issued, signatureIsRight);
    },
    ours: async () => ({
      unseen: await microsPerToken(issued, tokens.read),
      seen: await microsPerToken(issued, tokens.read),
    }),
  };
  await interleave(1, measure);
  const measured = await interleave(rounds, measure);
  const bare = (micros: number) => micros;
  return [
    compare(
      measured,
      { bare, ours: ({ unseen }) => unseen },
      { name: 'unseen access token against its bare signature', unit: 'µs', ratio: 'ours : bare' },
    ),
    compare(
      measured,
      { bare, ours: ({ seen }) => seen },
      { name: 'access token seen before against the same', unit: 'µs', ratio: 'ours : bare' },
    ),
  ];
};
