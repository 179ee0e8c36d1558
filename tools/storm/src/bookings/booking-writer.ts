import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

import type { Random } from '@tailgate/kit';

import type { ApiClient, ApiRequest } from '../api-client.ts';
import type { Answer, Facts } from '../facts.ts';
import type { Attempt } from './booking-facts.ts';

const MAX_TRIES = 60;
const PAUSE_STEP_MS = 40;
const LONGEST_PAUSE_MS = 400;
const REPLAYED_ONE_IN = 10;

type Trying = Pick<Attempt, 'kind' | 'target'> & { readonly start?: string; readonly request: ApiRequest };

export interface BookingWriter {
  /** Repeats a request until a process answers it; undefined when none did. */
  ask(request: ApiRequest, onSilence?: () => void): Promise<Answer | undefined>;
  /** An attempt that counts, under a key of its own. */
  attempt(trying: Trying): Promise<Attempt>;
}

const fieldsOf = ({ body }: Answer): Record<string, unknown> => {
  const parsed: unknown = body === '' ? {} : JSON.parse(body);
  return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : {};
};

export function openBookingWriter(client: ApiClient, facts: Facts, random: Random): BookingWriter {
  let process = random.integer(0, client.processes - 1);
  const count = (outcome: string) => {
    facts.answers[outcome] = (facts.answers[outcome] ?? 0) + 1;
  };

  const ask: BookingWriter['ask'] = async (request, onSilence) => {
    for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
      process = (process + 1) % client.processes;
      const answer = await client.send(process, request).catch((error: unknown) => {
        count(/Timeout|Abort/.test((error as Error).name) ? 'timeout' : 'connection');
        onSilence?.();
      });
      if (answer) {
        count(String(answer.status));
        if (answer.status < 500) return answer;
      }
      await delay(Math.min(tries * PAUSE_STEP_MS, LONGEST_PAUSE_MS));
    }
    return undefined;
  };

  return {
    ask,
    attempt: async ({ request, ...trying }) => {
      const attempt: Attempt = { ...trying, outcome: 'unanswered' };
      facts.bookings.attempts.push(attempt);
      const keyed = { ...request, key: randomUUID() };
      const answer = await ask(keyed, () => (attempt.mayHaveHappened = true));
      if (!answer) return attempt;
      const body = fieldsOf(answer);
      if (answer.status >= 300) {
        const slots = (body['data'] as { nextSlots?: unknown[] } | undefined)?.nextSlots;
        return Object.assign(attempt, {
          outcome: 'refused' as const,
          code: String(body['code']),
          ...(slots && { hasNextSlots: true }),
        });
      }
      attempt.outcome = 'acknowledged';
      if (typeof body['id'] === 'string') attempt.appointmentId = body['id'];
      if (random.chance(1 / REPLAYED_ONE_IN)) {
        const again = await ask(keyed);
        if (again && (again.status !== answer.status || again.body !== answer.body))
          attempt.isReplayedDifferently = true;
      }
      return attempt;
    },
  };
}
