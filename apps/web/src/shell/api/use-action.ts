import { useMutation } from '@tanstack/react-query';

interface Options<Answer> {
  /** Whether the screen shows the failure itself (`inline`) or it is toasted. */
  readonly errors?: 'inline' | 'toast';
  readonly onDone?: (answer: Answer) => unknown;
}

/**
 * What a press starts that is more than one call: a change of the session, a passkey, the push service of the browser.
 * One call of the API is `useWrite`.
 */
export const useAction = <Answer, Input = void>(
  run: (input: Input) => Promise<Answer>,
  { errors = 'toast', onDone }: Options<Answer> = {},
) =>
  useMutation<Answer, Error, Input>({
    mutationFn: run,
    ...(onDone && { onSuccess: (answer) => onDone(answer) }),
    meta: { errors },
  });
