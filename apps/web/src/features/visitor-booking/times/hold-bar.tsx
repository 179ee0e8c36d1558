import { HOLD_MINUTES } from '@tailgate/contract/facts';
import { Timer } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { NextTimes } from './next-times.tsx';
import type { ChosenTime, OrderingSession } from '../visitor-booking-query.ts';
import { secondsInWords, slotInWords } from '../visitor-booking-words.ts';
import classes from '../visitor-booking.module.css';
import { useHold } from './use-hold.ts';
import { useSecondsLeft } from '../../../ui/dates/use-seconds-left.ts';

interface HoldBarProps {
  readonly session: OrderingSession;
  readonly chosen: ChosenTime;
}

interface AnyHoldBarProps extends HoldBarProps {
  /** Where all times are on the page, nothing is said once it has ended. */
  readonly isAmongTimes: boolean;
}

const HOLD_SECONDS = HOLD_MINUTES * 60;

/** How long the chosen time is still kept; once it is not, the way to get it back, or another one. */
export const HoldBar = ({ session, chosen, isAmongTimes }: AnyHoldBarProps) => {
  const left = useSecondsLeft(chosen.holdUntil);
  if (left === 0) return isAmongTimes ? null : <HoldEnded session={session} chosen={chosen} />;
  return (
    <div className={classes['hold']}>
      <span className={classes['holdLine']} style={{ width: `${Math.min(100, (left / HOLD_SECONDS) * 100)}%` }} />
      <p role="timer" aria-live="off">
        <Timer size={18} aria-hidden />
        <span>
          {slotInWords(chosen.start)} held for you · <strong>{secondsInWords(left)}</strong> left
        </span>
      </p>
    </div>
  );
};

const HoldEnded = ({ session, chosen }: HoldBarProps) => {
  const { hold, refused, isHolding } = useHold(session);
  const providerId = chosen.provider.id;
  const time = slotInWords(chosen.start);
  return (
    <div className={classes['ended']}>
      <Notice tone="warning">
        {refused ? refused.words : `${time} is no longer held for you. What you typed is still here.`}
      </Notice>
      {chosen.renewalsLeft > 0 && refused === undefined && (
        <Button
          look="tint"
          fullWidth
          busy={isHolding}
          busyLabel="Checking…"
          onClick={() => hold({ providerId, start: chosen.start })}
        >
          Hold {time} again
        </Button>
      )}
      <NextTimes session={session} providerId={providerId} starts={refused?.nextStarts ?? []} />
    </div>
  );
};
