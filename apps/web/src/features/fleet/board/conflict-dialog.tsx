import type { VanUse } from '@tailgate/contract';
import { showDateWithWeekday } from '@tailgate/values/date-text';
import { localDateAt, localMinutesAt, showMinutes } from '@tailgate/values/local-time';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Dialog, DialogActions } from '#ui/actions/dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row, Rows } from '#ui/layout/rows.tsx';
import { timeInWords } from '#ui/words/time-of-day.ts';
import type { Scheduled } from './board-query.ts';
import { counted } from './board-words.ts';
import type { Conflict } from './use-board-saving.ts';
import classes from '../fleet.module.css';

interface ConflictDialogProps {
  readonly conflict: Conflict | null;
  readonly items: readonly Scheduled[];
  readonly nameOf: (id: string) => string;
  readonly busy: boolean;
  readonly onResolve: (conflict: Conflict) => void;
  readonly onLeave: () => void;
}

const whenInWords = (start: string, zone: string): string => {
  const at = new Date(start);
  return `${showDateWithWeekday(localDateAt(at, zone))}, ${timeInWords(showMinutes(localMinutesAt(at, zone)))}`;
};

const canMove = ({ choices }: VanUse) => choices.includes('other_van');

/** The appointments that a change would leave without their van, and what can become of each. */
export const ConflictDialog = ({ conflict, items, nameOf, busy, onResolve, onLeave }: ConflictDialogProps) => {
  const van = items.find(({ vehicle }) => vehicle.id === conflict?.call.vehicleId)?.vehicle;
  const visits = conflict?.visits ?? [];
  const stuck = visits.filter((visit) => !canMove(visit)).length;
  return (
    <Dialog
      title={`${counted(visits.length, 'appointment')} in ${van?.name ?? 'this van'}`}
      opened={conflict !== null}
      onClose={onLeave}
      grave
    >
      <div className={classes['dialog']}>
        <p className={classes['lead']}>
          {stuck === 0
            ? 'Each groomer holds another van then, and can go on in it. Customers notice nothing.'
            : 'The groomer holds no other free van then. Ask them to move or cancel these appointments first, or keep them on these days.'}
        </p>
        <Rows label="Appointments">
          {visits.map((visit) => (
            <Row
              key={visit.id}
              title={whenInWords(visit.start, van?.timeZone ?? 'UTC')}
              meta={visit.holderId === null ? undefined : nameOf(visit.holderId)}
              aside={canMove(visit) ? 'Goes on in their other van' : 'No other van'}
            />
          ))}
        </Rows>
        {stuck > 0 && <Notice tone="warning">{`${counted(stuck, 'appointment')} must be taken care of first.`}</Notice>}
        <DialogActions>
          <Button onClick={onLeave}>Keep as it was</Button>
          {stuck === 0 && conflict && (
            <Button look="filled" busy={busy} busyLabel="Saving…" onClick={() => onResolve(conflict)}>
              {`Assign and move ${counted(visits.length, 'appointment')}`}
            </Button>
          )}
          {stuck > 0 && (
            <ButtonLink look="outline" to="/fleet-owner/account/attached-service-providers">
              See drivers
            </ButtonLink>
          )}
        </DialogActions>
      </div>
    </Dialog>
  );
};
