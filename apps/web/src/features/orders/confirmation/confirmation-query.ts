import type { CallAnswer } from '@tailgate/contract';
import type { ConfirmationOutcome } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { read } from '#shell/api/read.ts';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { OWN } from '#features/appointments/index.ts';

export type Confirmation = CallAnswer<'GET /v1/confirm/:token'>;

const linked = (token: string) => read('GET /v1/confirm/:token', { params: { token } });
const own = (id: string) => read(`GET ${OWN}/:id/confirmation`, { params: { id } });

/** What a link asks to confirm. */
export const useLinkedConfirmation = (token: string) => useQuery({ ...linked(token), meta: { remember: false } });

/** What the groomer of an appointment asks its customer to confirm. */
export const useOwnConfirmation = (id: string) => useQuery({ ...own(id), meta: { remember: false } });

const ANSWERS = { confirmed: 'confirm', declined: 'decline' } as const satisfies Record<ConfirmationOutcome, string>;

/** One answer to what is shown, however it was asked. */
export interface Answering {
  readonly send: (outcome: ConfirmationOutcome, amount: number, onSettled?: () => void) => void;
  /** What is being sent. */
  readonly sending: ConfirmationOutcome | null;
  readonly error: { readonly code: string; readonly message: string } | null;
}

const sendingOf = (isPending: boolean, body: { readonly answer: string } | undefined): ConfirmationOutcome | null => {
  if (!isPending || !body) return null;
  return body.answer === ANSWERS.confirmed ? 'confirmed' : 'declined';
};

export const useAnswerByLink = (token: string): Answering => {
  const write = useWrite('POST /v1/confirm/:token', {
    errors: 'inline',
    keep: (queryClient, answer) => queryClient.setQueryData(linked(token).queryKey, answer),
  });
  return {
    send: (outcome, amount, onSettled) =>
      write.mutate({ params: { token }, body: { answer: ANSWERS[outcome], amount } }, { onSettled }),
    sending: sendingOf(write.isPending, write.variables?.body),
    error: write.error,
  };
};

const SAID = { confirmed: 'Total confirmed', declined: 'Total declined' } as const;

export const useAnswerOwn = (id: string): Answering => {
  const write = useWrite(`POST ${OWN}/:id/confirmation`, {
    errors: 'inline',
    keep: (queryClient, answer) => queryClient.setQueryData(own(id).queryKey, answer),
    onDone: ({ state }) => {
      if (state === 'confirmed' || state === 'declined') toastSuccess(SAID[state]);
    },
  });
  return {
    send: (outcome, amount, onSettled) =>
      write.mutate({ params: { id }, body: { answer: ANSWERS[outcome], amount } }, { onSettled }),
    sending: sendingOf(write.isPending, write.variables?.body),
    error: write.error,
  };
};
