import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { SLOW_DELAY_MS, TIMEOUT_DROP_MS, type TakenFault, type VendorFaults } from '../faults.ts';

/**
 * Applies the next fault of an HTTP vendor: true when it has answered the call. The error
 * is sent in the vendor's own shape; a slow vendor only waits, and then answers normally.
 */
export async function showHttpFault(
  faults: VendorFaults,
  reply: FastifyReply,
  bodyOf: (status: number) => unknown,
): Promise<boolean> {
  const fault = faults.take();
  if (!fault) return false;
  if (fault.mode === 'slow') {
    await delay(fault.delayMs ?? SLOW_DELAY_MS, undefined, { ref: false });
    return false;
  }
  if (isBroken(fault)) {
    void showBroken(reply, fault);
    return true;
  }
  const status = fault.status ?? 500;
  await reply.code(status).send(bodyOf(status));
  return true;
}

/** Whether the call gets no answer in the vendor's protocol. */
export const isBroken = ({ mode }: TakenFault): boolean => ['timeout', 'drop', 'garbled'].includes(mode);

export const showBroken = (reply: FastifyReply, fault: TakenFault): FastifyReply =>
  fault.mode === 'garbled' ? answerGarbled(reply) : leaveUnanswered(reply, fault);

/** What some proxy or maintenance page in between answers instead of the vendor. */
const answerGarbled = (reply: FastifyReply): FastifyReply =>
  reply.code(200).type('text/html').send('<!doctype html><title>Maintenance</title><h1>We will be right back</h1>');

/** Drops the call when its time is up or the fault is cleared; at once when that is the fault. */
function leaveUnanswered(reply: FastifyReply, { mode, delayMs, ended }: TakenFault): FastifyReply {
  const { socket } = reply.raw;
  const drop = () => socket?.destroy();
  const timer = setTimeout(drop, mode === 'drop' ? 0 : (delayMs ?? TIMEOUT_DROP_MS));
  ended.addEventListener('abort', drop, { once: true });
  reply.raw.once('close', () => {
    clearTimeout(timer);
    ended.removeEventListener('abort', drop);
  });
  return reply.hijack();
}
