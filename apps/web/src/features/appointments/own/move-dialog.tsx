import { localDateAt, localMinutesAt, showMinutes, type LocalDate } from '@tailgate/values/local-time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Dialog, DialogActions } from '#ui/actions/dialog.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useNow } from '#ui/dates/use-now.ts';
import { dayOf } from '../appointment-words.ts';
import { monthOf, stepped } from '../calendar/calendar-days.ts';
import { DayPicker } from '../times/day-picker.tsx';
import { FreeTimes } from '../times/free-times.tsx';
import { ownDaysQuery, ownSlotsQuery, type OwnAppointment } from './own-query.ts';
import { HABITS, momentOf } from './own-words.ts';
import classes from './own.module.css';
import { useOwnWrites } from './use-own-writes.ts';

interface MoveDialogProps {
  readonly appointment: OwnAppointment;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Picks a free day and time to ask the groomer for. */
export const OwnMoveDialog = ({ opened, ...rest }: MoveDialogProps) => (
  <Dialog title="Move appointment" opened={opened} onClose={rest.onClose}>
    {opened && <MoveForm {...rest} />}
  </Dialog>
);

const MoveForm = ({ appointment, onClose }: Omit<MoveDialogProps, 'opened'>) => {
  const { id, timeZone, appointmentStart, serviceProvider } = appointment;
  const today = localDateAt(useNow(), timeZone);
  const booked = dayOf(appointmentStart, timeZone);
  const [shown, setShown] = useState<LocalDate>(booked < today ? today : booked);
  const [date, setDate] = useState<LocalDate | null>(null);
  const [start, setStart] = useState('');
  const [isSent, setIsSent] = useState(false);
  const { askToMove } = useOwnWrites();
  const days = useQuery(ownDaysQuery(id, monthOf(shown)));
  const choose = (day: LocalDate) => {
    setDate(day);
    setShown(day);
    setStart('');
  };
  const send = () => {
    setIsSent(true);
    if (start !== '') askToMove.mutate({ params: { id }, body: { appointmentStart: start } }, { onSuccess: onClose });
  };
  return (
    <div className={classes['stack']}>
      <p>
        Now {momentOf(appointmentStart, timeZone)}. It stays there until {serviceProvider.displayName} accepts the new
        time.
      </p>
      {days.data ? (
        <DayPicker
          month={monthOf(shown)}
          days={days.data.days}
          chosen={date ?? undefined}
          today={today}
          habits={HABITS}
          isOpenToAll={false}
          onMonth={(month) => setShown(stepped('month', shown, month > monthOf(shown) ? 1 : -1))}
          onChoose={choose}
        />
      ) : (
        <LoadingState what="free days" of={[days]} rows={5} />
      )}
      {date && <Times id={id} date={date} booked={appointmentStart} start={start} onStart={setStart} />}
      {isSent && start === '' && <Notice tone="danger">Choose a day and a time.</Notice>}
      <DialogActions>
        <Button onClick={onClose}>Keep time</Button>
        <Button look="filled" busy={askToMove.isPending} busyLabel="Asking…" onClick={send}>
          {start === '' ? 'Ask for new time' : `Ask for ${momentOf(start, timeZone)}`}
        </Button>
      </DialogActions>
    </div>
  );
};

interface TimesProps {
  readonly id: string;
  readonly date: LocalDate;
  /** The time that it has now. */
  readonly booked: string;
  readonly start: string;
  readonly onStart: (instant: string) => void;
}

const Times = ({ id, date, booked, start, onStart }: TimesProps) => {
  const slots = useQuery(ownSlotsQuery(id, date));
  const { data } = slots;
  const times = data?.slots
    .map((slot) => new Date(slot.start))
    .filter((instant) => instant.getTime() !== Date.parse(booked))
    .map((instant) => ({
      value: instant.toISOString(),
      time: showMinutes(localMinutesAt(instant, data.timeZone)),
    }));
  return <FreeTimes date={date} times={times} of={[slots]} clock={HABITS.clock} chosen={start} onChoose={onStart} />;
};
