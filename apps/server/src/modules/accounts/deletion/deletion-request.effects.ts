import { deletionRequestMachine } from '@tailgate/contract';
import { emit } from '../../../platform/events/events.ts';
import { bindMachine } from '../../../platform/machines/bind-machine.ts';
import { forgetAllDevicesOf } from '../../notifications/index.ts';
import { accountDeleted } from '../accounts.events.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { anonymizeAccount } from './deletions.queries.ts';

export const deletionRequests = bindMachine(deletionRequestMachine, {
  dates: { scheduledFor: (request) => request.scheduled_for },
  effects: {
    anonymizeAccount: (tx, { subject, at }) => anonymizeAccount(tx, subject.account_id, at),
    forgetDevices: (tx, { subject }) => forgetAllDevicesOf(tx, subject.account_id),
    endSessions: async (tx, { subject }, platform) => {
      await endSessions(
        tx,
        { which: (session) => session('account_id', '=', subject.account_id), because: 'account deleted' },
        platform,
      );
    },
    // Modules that keep something about the person react to it.
    announceDeletion: (tx, { subject }) => emit(tx, accountDeleted, { accountId: subject.account_id }),
  },
});
