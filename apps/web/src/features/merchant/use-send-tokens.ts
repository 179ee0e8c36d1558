import type { CallInput } from '@tailgate/contract';
import { useState } from 'react';
import { isUnreachable } from '#shell/api/api-error.ts';
import { useWrite } from '#shell/api/use-write.ts';

const SET = 'POST /v2/on-boarding/set-payment-details';
type Tokens = NonNullable<CallInput<typeof SET>['body']>;

/**
 * Sends tokens to us. Whoever logged in long ago gives the password first, and the same tokens are sent after it; so they
 * are when our answer got lost.
 */
export const useSendTokens = (onDone: () => void) => {
  const [waiting, setWaiting] = useState<Tokens | null>(null);
  const [asksPassword, setAsksPassword] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const set = useWrite(SET, {
    errors: 'inline',
    onDone: () => {
      setWaiting(null);
      onDone();
    },
  });
  const send = (tokens: Tokens) => {
    setNotice(null);
    setAsksPassword(false);
    set.mutate(
      { body: tokens },
      {
        onError: (error) => {
          const isStale = error.code === 'fresh_sign_in_required';
          setWaiting(isStale || isUnreachable(error) ? tokens : null);
          setAsksPassword(isStale);
          if (!isStale) setNotice(error.message);
        },
      },
    );
  };
  return {
    send,
    /** Tokens that were made and not taken yet. */
    waiting,
    asksPassword,
    closePassword: () => setAsksPassword(false),
    notice,
    setNotice,
    isSending: set.isPending,
  };
};
