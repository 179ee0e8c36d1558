import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

import type { Random } from '@tailgate/kit';

import type { ApiClient, ApiRequest } from './api-client.ts';
import type { Answer, Facts, Write, WriteKind } from './facts.ts';

/** After so many the client gives up. */
export const MAX_ATTEMPTS = 60;
const PAUSE_STEP_MS = 40;
const LONGEST_PAUSE_MS = 400;
/** One in this many acknowledged writes is replayed on the other process. */
const REPLAYED_ONE_IN = 4;

/** Statuses worth retrying: the process or an engine was unavailable. */
const RETRYABLE = new Set([409, 500, 502, 503, 504]);

export interface Intention {
  readonly kind: WriteKind;
  readonly subject: string;
  readonly value?: number;
  readonly request: Omit<ApiRequest, 'key'>;
}

export interface Writer {
  /** Resolves when the write was acknowledged, rejected or abandoned. */
  write(intention: Intention): Promise<Write>;
  /** Replays some of its acknowledged writes, old and new. */
  replaySome(limit: number): Promise<void>;
}

export function openWriter(client: ApiClient, facts: Pick<Facts, 'writes' | 'answers'>, random: Random): Writer {
  const requests = new Map<Write, ApiRequest>();
  let process = random.integer(0, client.processes - 1);
  const moveOn = () => {
    process = (process + 1) % client.processes;
  };

  const noted = async (request: ApiRequest): Promise<Answer | undefined> => {
    let outcome = 'connection';
    try {
      const answer = await client.send(process, request);
      outcome = String(answer.status);
      return answer;
    } catch (error) {
      if ((error as Error).name === 'TimeoutError' || (error as Error).name === 'AbortError') outcome = 'timeout';
      return undefined;
    } finally {
      facts.answers[outcome] = (facts.answers[outcome] ?? 0) + 1;
    }
  };

  /** The first response that is not worth retrying. */
  const settled = async (request: ApiRequest, onAttempt: () => void): Promise<Answer | undefined> => {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      onAttempt();
      const answer = await noted(request);
      if (answer && !RETRYABLE.has(answer.status)) return answer;
      moveOn();
      await delay(Math.min(attempt * PAUSE_STEP_MS, LONGEST_PAUSE_MS));
    }
    return undefined;
  };

  const replay = async (write: Write, request: ApiRequest) => {
    moveOn();
    const answer = await settled(request, () => undefined);
    if (answer) write.replays.push(answer);
  };

  return {
    replaySome: async (limit) => {
      const acknowledged = [...requests].filter(([write]) => write.acknowledged);
      const step = Math.max(1, Math.ceil(acknowledged.length / limit));
      for (const [index, [write, request]] of acknowledged.entries())
        if (index % step === 0) await replay(write, request);
    },
    write: async ({ kind, subject, value, request }) => {
      const write: Write = {
        kind,
        key: randomUUID(),
        subject,
        ...(value !== undefined && { value }),
        attempts: 0,
        replays: [],
      };
      const keyed = { ...request, key: write.key };
      facts.writes.push(write);
      requests.set(write, keyed);
      const answer = await settled(keyed, () => (write.attempts += 1));
      if (answer && answer.status >= 200 && answer.status < 300) {
        write.acknowledged = answer;
        if (random.chance(1 / REPLAYED_ONE_IN)) await replay(write, keyed);
      } else if (answer) write.refused = answer;
      return write;
    },
  };
}
