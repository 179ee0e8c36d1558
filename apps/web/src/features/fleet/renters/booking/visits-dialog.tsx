import type { VanUse } from '@tailgate/contract';
import { showDateWithWeekday } from '@tailgate/values/date-text';
import { localDateAt, localMinutesAt, showMinutes } from '@tailgate/values/local-time';
import { Button } from '#ui/actions/button.tsx';
import { Dialog, DialogActions } from '#ui/actions/dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row, Rows } from '#ui/layout/rows.tsx';
import { timeInWords } from '#ui/words/time-of-day.ts';
import { counted } from '../renter-words.ts';
import classes from './booking.module.css';

interface VisitsDialogProps {
  readonly visits: readonly VanUse[];
  readonly van: string;
  readonly timeZone: string;
  readonly busy: boolean;
  readonly onMove: () => void;
  readonly onClose: () => void;
}

const canMove = ({ choices }: VanUse) => choices.includes('other_van');

const when = (start: string, zone: string): string => {
  const at = new Date(start);
  return `${showDateWithWeekday(localDateAt(at, zone))}, ${timeInWords(showMinutes(localMinutesAt(at, zone)))}`;
};

/** The appointments of the renter that a booking would move into this van, or leave without one. */
export const VisitsDialog = ({ visits, van, timeZone, busy, onMove, onClose }: VisitsDialogProps) => {
  const stuck = visits.filter((visit) => !canMove(visit)).length;
  return (
    <Dialog
      title={`${counted(visits.length, 'appointment')} concerned`}
      opened={visits.length > 0}
      onClose={onClose}
      grave
    >
      <div className={classes['stack']}>
        <p className={classes['quiet']}>
          {stuck === 0
            ? `These appointments are on the days you book. They move to ${van}; customers notice nothing.`
            : 'With this booking the renter works in vans from then on, and would have none for these appointments.'}
        </p>
        <Rows label="Appointments">
          {visits.map((visit) => (
            <Row
              key={visit.id}
              title={when(visit.start, timeZone)}
              aside={canMove(visit) ? `Moves to ${van}` : 'No van'}
            />
          ))}
        </Rows>
        {stuck > 0 && (
          <Notice tone="warning">Book a van for these days too, or ask the renter to move the appointments.</Notice>
        )}
        <DialogActions>
          <Button onClick={onClose}>Change days</Button>
          {stuck === 0 && (
            <Button look="filled" busy={busy} busyLabel="Booking…" onClick={onMove}>
              {`Book and move ${counted(visits.length, 'appointment')}`}
            </Button>
          )}
        </DialogActions>
      </div>
    </Dialog>
  );
};
