import type { Rows } from '../../platform/access/policy.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { transition } from '../../platform/machines/transition.ts';
import type { Platform } from '../../platform/platform.ts';
import { becomeCustomerOf } from '../customers/index.ts';
import { appointments } from './appointment.effects.ts';
import { appointmentNamed } from './appointments.queries.ts';

export interface Answer {
  readonly appointment: Rows<'appointments'>;
  readonly name: 'accept' | 'reject' | 'refuseCancellation' | 'rejectMove' | 'refuseProposal';
  readonly reason?: { readonly words: string; readonly note: string };
}

/** Says yes or no to what the other side asked for, where the time stays as it is. Answers the id. */
export const answerRequest = async (tx: Tx, viewer: Viewer, answer: Answer, platform: Platform): Promise<string> => {
  const { id } = await appointmentNamed(tx, answer.appointment);
  const { subject } = await transition(
    tx,
    appointments,
    {
      id,
      name: answer.name,
      actor: answer.name === 'refuseProposal' ? 'customer' : 'groomer',
      viewer,
      set: { ...(answer.reason && { reason: answer.reason.words, reason_note: answer.reason.note }) },
    },
    platform,
  );
  if (answer.name === 'accept')
    await becomeCustomerOf(tx, {
      providerId: viewer.accountId,
      customerId: subject.customer_id,
      now: platform.clock.now(),
    });
  return id;
};
