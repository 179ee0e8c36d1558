import type { CallAnswer, CallInput, CallName } from '@tailgate/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { isUnreachable, type ApiError } from './api-error.ts';
import { call } from './call.ts';

interface Options<Name extends CallName> {
  /** Whether a form shows the failure itself (`inline`) or it is toasted. */
  readonly errors?: 'inline' | 'toast';
  readonly onDone?: (answer: CallAnswer<Name>) => unknown;
}

/**
 * A write. Without an answer it may have been carried out all the same: pressing the button again repeats it
 * under the same Idempotency-Key, so that it is never done twice.
 */
export const useWrite = <Name extends CallName>(name: Name, { errors = 'toast', onDone }: Options<Name> = {}) => {
  const unanswered = useRef<{ input: string; key: string }>(null);
  return useMutation<CallAnswer<Name>, ApiError, CallInput<Name>>({
    mutationFn: async (input) => {
      const fingerprint = JSON.stringify(input);
      const key = unanswered.current?.input === fingerprint ? unanswered.current.key : crypto.randomUUID();
      try {
        const answer = await (call as (name: Name, input: unknown) => Promise<CallAnswer<Name>>)(name, {
          ...(input as object),
          idempotencyKey: key,
        });
        unanswered.current = null;
        return answer;
      } catch (error) {
        unanswered.current = isUnreachable(error) ? { input: fingerprint, key } : null;
        throw error;
      }
    },
    ...(onDone && { onSuccess: (answer) => onDone(answer) }),
    meta: { errors },
  });
};
