import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import type { OrderingSession } from '../visitor-booking-query.ts';
import { slotInWords } from '../visitor-booking-words.ts';
import classes from '../visitor-booking.module.css';
import { useHold } from './use-hold.ts';

const SHOWN = 3;

interface NextTimesProps {
  readonly session: OrderingSession;
  readonly providerId: string;
  readonly starts: readonly string[];
}

/** The next free times instead of one that is gone: one tap takes one of them. */
export const NextTimes = ({ session, providerId, starts }: NextTimesProps) => {
  const { hold, refused, holding } = useHold(session);
  const shown = refused && refused.nextStarts.length > 0 ? refused.nextStarts : starts;
  return (
    <div className={classes['again']}>
      {refused && <Notice tone="danger">{refused.words}</Notice>}
      {shown.slice(0, SHOWN).map((start) => (
        <Button key={start} look="tint" busy={holding?.start === start} onClick={() => hold({ providerId, start })}>
          {slotInWords(start)}
        </Button>
      ))}
      <ButtonLink to="/ordering/available-providers" search={{ session: session.id }}>
        See other times
      </ButtonLink>
    </div>
  );
};
