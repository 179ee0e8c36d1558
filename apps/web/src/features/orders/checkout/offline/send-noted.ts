import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#shell/api/api-error.ts';
import { readAfter } from '#shell/api/read-again.ts';
import { sendKept } from '#shell/api/send-kept.ts';
import { keepAppointment } from '#features/appointments/index.ts';
import { COMPLETE_OFFLINE, readNoted, setNotedState, type NotedVisit } from './noted-visits.ts';

export const notedKey = ['noted visits'] as const;

/** Of these nobody can know whether it will work later; the rest of the refusals stay. */
const TRY_AGAIN = new Set([401, 408, 425, 429]);
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.code !== 'payment_in_progress' &&
  error.status >= 400 &&
  error.status < 500 &&
  !TRY_AGAIN.has(error.status);

const sendOne = async ({ orderId, key, body }: NotedVisit, queryClient: QueryClient): Promise<void> => {
  try {
    const { offline, ...appointment } = await sendKept(COMPLETE_OFFLINE, { params: { id: orderId }, body }, key);
    keepAppointment(queryClient, appointment);
    void readAfter(queryClient, COMPLETE_OFFLINE);
    // The card is still being charged. Asked again under another key, the server goes on with the same charge.
    const { due, difference } = offline;
    await setNotedState(
      orderId,
      appointment.settlement === null
        ? { key: crypto.randomUUID() }
        : { state: { kind: 'sent', due, difference: difference ?? 0 } },
    );
  } catch (error) {
    // Everything else waits for the next time.
    if (isFinal(error)) await setNotedState(orderId, { state: { kind: 'refused', why: error.message } });
  }
};

const sendAll = async (queryClient: QueryClient): Promise<void> => {
  const visits = await readNoted();
  for (const visit of visits.filter(({ state }) => state.kind === 'waiting')) await sendOne(visit, queryClient);
  await queryClient.invalidateQueries({ queryKey: notedKey });
};

/** Sends what waits, one after the other and from one tab only. */
export const sendNoted = async (queryClient: QueryClient): Promise<void> => {
  if ('locks' in navigator)
    await navigator.locks.request('tailgate.noted-visits', { ifAvailable: true }, async (lock) => {
      if (lock) await sendAll(queryClient);
    });
  else await sendAll(queryClient);
};
