import type { CallAnswer, CallInput, CallName } from '@tailgate/contract';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { isUnreachable, saysOutOfDate, type ApiError } from './api-error.ts';
import { call } from './call.ts';

/** A slow read does not make a write look undone. */
const PATIENCE_MS = 3_000;
const patience = () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));

/** Not part of the first load. Where it cannot be loaded, as after a release, everything counts as changed. */
const afterCall = async (queryClient: QueryClient, name: CallName, keep?: () => void) => {
  const again = await import('./read-again.ts').catch(() => null);
  if (again) return await again.afterCall(queryClient, name, keep);
  const isRead = queryClient.invalidateQueries();
  keep?.();
  return { isRead };
};

interface Options<Name extends CallName> {
  /** Whether a form shows the failure itself (`inline`) or it is toasted. */
  readonly errors?: 'inline' | 'toast';
  /** What was read is being edited: after a `conflict` its writer decides when to see what somebody else saved. */
  readonly isEditing?: boolean;
  /** Puts the answer where it is shown: that is not read again, and the rest is read while the screen goes on. */
  readonly keep?: (queryClient: QueryClient, answer: CallAnswer<Name>) => void;
  /** Without `keep`, once everything on the screen is as the write left it. */
  readonly onDone?: (answer: CallAnswer<Name>) => unknown;
}

/**
 * What one press does after its write. It is told also where what was read again has taken the pressed button off the
 * screen, as an accepted agreement does: the library itself would forget it then.
 */
interface Then<Name extends CallName> {
  readonly onSuccess?: ((answer: CallAnswer<Name>) => void) | undefined;
  readonly onError?: ((error: ApiError) => void) | undefined;
  readonly onSettled?: (() => void) | undefined;
}

/**
 * A write. Without an answer it may have been carried out all the same: pressing the button again repeats it
 * under the same Idempotency-Key, so that it is never done twice. Whatever shows what the write changes, by the words of
 * the contract, is read again; also when it is refused because something has changed before.
 */
export const useWrite = <Name extends CallName>(
  name: Name,
  { errors = 'toast', isEditing = false, keep, onDone }: Options<Name> = {},
) => {
  const queryClient = useQueryClient();
  const unanswered = useRef<{ input: string; key: string }>(null);
  const mutation = useMutation<CallAnswer<Name>, ApiError, CallInput<Name>>({
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
    onSuccess: async (answer) => {
      const { isRead } = await afterCall(queryClient, name, keep && (() => keep(queryClient, answer)));
      if (!keep) await Promise.race([isRead, patience()]);
      await onDone?.(answer);
    },
    onError: (error) => {
      if (saysOutOfDate(error) && !(isEditing && error.code === 'conflict')) void afterCall(queryClient, name);
    },
    meta: { errors },
  });
  const { mutateAsync } = mutation;
  const mutate = useCallback(
    (input: CallInput<Name>, { onSuccess, onError = () => undefined, onSettled }: Then<Name> = {}) =>
      void mutateAsync(input).then(onSuccess, onError).then(onSettled),
    [mutateAsync],
  );
  return { ...mutation, mutate };
};
