import { useAction } from '#shell/api/use-action.ts';
import { ApiError } from '#shell/api/api-error.ts';
import { tooManyTries } from '#shell/errors/form-errors.ts';
import type * as ceremonies from '#shell/session/passkey-ceremonies.ts';
import { wasDismissed } from '#shell/session/passkeys.ts';

type Ceremonies = typeof ceremonies;

/** Runs one of the ceremonies; its library is loaded when it is needed. */
export const usePasskey = <Input, Answer>(
  ceremony: (all: Ceremonies, input: Input) => Promise<Answer>,
  onDone: (answer: Answer) => void | Promise<void>,
) =>
  useAction<Answer, Input>(async (input) => ceremony(await import('#shell/session/passkey-ceremonies.ts'), input), {
    onDone,
    errors: 'inline',
  });

/** What to say about a passkey that did not work; nothing when the person closed the dialog. */
export const passkeyProblem = (error: Error | null): string | null => {
  if (!error || wasDismissed(error)) return null;
  if (!(error instanceof ApiError)) return 'Your browser could not use a passkey. Try again, or log in another way.';
  return error.code === 'too_many_requests' ? tooManyTries(error) : error.message;
};
