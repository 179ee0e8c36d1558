import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { SLOW_DELAY_MS, TIMEOUT_DROP_MS, type VendorFaults } from '../faults.ts';

/**
 * Shows the next fault of an HTTP vendor that only answers questions: true when it has dealt with the call. The error
 * is sent in the vendor's own shape; a slow vendor has only waited, and answers well afterwards.
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
  if (fault.mode === 'timeout') {
    leaveUnanswered(reply, fault.delayMs ?? TIMEOUT_DROP_MS);
    return true;
  }
  const status = fault.status ?? 500;
  await reply.code(status).send(bodyOf(status));
  return true;
}

export function leaveUnanswered(reply: FastifyReply, dropAfterMs: number): FastifyReply {
  const { socket } = reply.raw;
  const drop = setTimeout(() => socket?.destroy(), dropAfterMs);
  reply.raw.once('close', () => clearTimeout(drop));
  return reply.hijack();
}
