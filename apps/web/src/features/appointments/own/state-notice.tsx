import { Clock, Navigation, Scissors } from 'lucide-react';
import { Notice } from '#ui/feedback/notice.tsx';
import { PendingRequest } from '#ui/feedback/pending-request.tsx';
import { useNow } from '#ui/dates/use-now.ts';
import type { OwnAppointment } from './own-query.ts';
import { canceledWords, liveOf } from './own-words.ts';
import classes from './own.module.css';
import { ProposalAnswers } from './proposal-answers.tsx';
import { useOwnWrites } from './use-own-writes.ts';
import { waitingOf } from './waiting-words.ts';

const endedWords = (appointment: OwnAppointment): string | null => {
  const { status, reason, isNoShow, serviceProvider, total } = appointment;
  const name = serviceProvider.displayName;
  if (isNoShow) return `${name} came, and nobody was there.`;
  if (status === 'cancelled' && (total !== null || reason === null)) return canceledWords(appointment);
  if (reason === null) return null;
  if (status === 'cancelled') return `Canceled: ${reason}`;
  return status === 'rejected' ? `${name} declined: ${reason}` : null;
};

interface OwnRequestProps {
  readonly appointment: OwnAppointment;
  readonly waiting: Pick<NonNullable<ReturnType<typeof waitingOf>>, 'words' | 'otherwise'>;
}

/** What the customer asked for, until it is answered or taken back. */
const OwnRequest = ({ appointment: { id, can }, waiting }: OwnRequestProps) => {
  const { withdrawMove, withdrawCancellation } = useOwnWrites();
  const canWithdrawMove = can.withdrawMove || can.withdrawMoveOfRequest;
  const write = can.withdrawCancellation ? withdrawCancellation : withdrawMove;
  return (
    <PendingRequest
      otherwise={waiting.otherwise}
      withdrawal={
        canWithdrawMove || can.withdrawCancellation
          ? {
              label: can.withdrawCancellation ? 'Keep appointment' : 'Withdraw request',
              busy: write.isPending,
              onWithdraw: () => write.mutate({ params: { id } }),
            }
          : undefined
      }
    >
      {waiting.words}
    </PendingRequest>
  );
};

const LIVE_ICONS = { started: Scissors, onTheWay: Navigation, late: Clock } as const;

/** What happens now, what waits for an answer, and why an appointment ended. */
export const StateNotice = ({ appointment }: { appointment: OwnAppointment }) => {
  const live = liveOf(appointment, useNow());
  const waiting = waitingOf(appointment);
  const ended = endedWords(appointment);
  const LiveIcon = live ? LIVE_ICONS[live.kind] : Clock;
  return (
    <>
      {live && (
        <p className={classes['live']} data-live={live.kind} role="status">
          <LiveIcon size={20} aria-hidden />
          <strong>{live.words}</strong>
          <span>{live.aside}</span>
        </p>
      )}
      {ended !== null && <Notice tone="info">{ended}</Notice>}
      {waiting?.isOurs && (
        <Notice tone="warning">
          <div className={classes['stack']}>
            {waiting.words}
            <div className={classes['actions']}>
              <ProposalAnswers appointment={appointment} look="filled" />
            </div>
          </div>
        </Notice>
      )}
      {waiting?.isOurs === false && <OwnRequest appointment={appointment} waiting={waiting} />}
    </>
  );
};
