import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useWrite } from '#shell/api/use-write.ts';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ChoiceChips } from '#ui/fields/choice-chips.tsx';
import { DialogActions } from '#ui/actions/dialog.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useNow } from '#ui/dates/use-now.ts';
import { dayOf, minutesOf, timeOf } from './appointment-words.ts';
import { keepAppointment, moveSlotsQuery, reasonsQuery, type Appointment } from './appointments-query.ts';
import type { Clock } from './calendar/appointment-event.tsx';
import { shortDate } from './calendar/calendar-days.ts';
import { onCalendar } from './calendar/calendar-events.ts';
import { ReasonField } from './reason-dialog.tsx';
import classes from './reason-dialog.module.css';
import { TellCustomerField } from './times/tell-customer-field.tsx';
import { RESCHEDULE, useUndoableMove } from './use-move.ts';

export interface PlannedMove {
  readonly appointment: Appointment;
  readonly start: Date;
}

interface MoveDialogProps {
  readonly planned: PlannedMove | null;
  readonly others: readonly Appointment[];
  readonly shown: Clock;
  readonly onClose: () => void;
}

/** Confirms a move by dragging: what it hits, why, and who is told. */
export const MoveDialog = ({ planned, ...rest }: MoveDialogProps) => {
  const offerUndo = useUndoableMove();
  return (
    <FormDialog title="Move appointment" opened={planned !== null} onClose={rest.onClose}>
      {planned && <MoveForm planned={planned} offerUndo={offerUndo} {...rest} />}
    </FormDialog>
  );
};

interface MoveFormProps extends MoveDialogProps {
  readonly planned: PlannedMove;
  readonly offerUndo: ReturnType<typeof useUndoableMove>;
}

const overlapOf = ({ appointment, start }: PlannedMove, others: readonly Appointment[]): Appointment | undefined => {
  const end = start.getTime() + minutesOf(appointment) * 60_000;
  return others.find(
    (other) =>
      other.id !== appointment.id &&
      onCalendar(other) &&
      Date.parse(other.appointmentStart) < end &&
      Date.parse(other.appointmentEnd) > start.getTime(),
  );
};

const NEAREST = 4;
const nearestTo = (start: Date, slots: readonly { readonly start: string }[]): readonly string[] =>
  slots
    .map((slot) => new Date(slot.start))
    .sort((one, other) => Math.abs(one.getTime() - start.getTime()) - Math.abs(other.getTime() - start.getTime()))
    .slice(0, NEAREST)
    .sort((one, other) => one.getTime() - other.getTime())
    .map((instant) => instant.toISOString());

const MoveForm = ({ planned, others, shown, offerUndo, onClose }: MoveFormProps) => {
  const { appointment } = planned;
  const { timeZone, clock } = shown;
  const [start, setStart] = useState(planned.start);
  const [reasonId, setReasonId] = useState<string | null>(null);
  const [notifyCustomer, setNotifyCustomer] = useState(true);
  const [isSent, setIsSent] = useState(false);
  const move = useWrite(RESCHEDULE, { keep: keepAppointment });
  const date = dayOf(start.toISOString(), timeZone);
  const slots = useQuery(moveSlotsQuery(appointment.id, date, minutesOf(appointment)));
  const hit = overlapOf({ appointment, start }, others);
  const isPast = start < useNow();
  const isFree = slots.data?.slots.some((slot) => Date.parse(slot.start) === start.getTime()) ?? false;
  const near = slots.data ? nearestTo(start, slots.data.slots) : [];
  const when = (instant: string | Date) =>
    `${shortDate(dayOf(new Date(instant).toISOString(), timeZone))}, ${timeOf(instant, timeZone, clock)}`;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsSent(true);
    if (reasonId === null || hit || isPast || !slots.data || move.isPending) return;
    const { id, appointmentStart } = appointment;
    const told = { reasonId, description: '', notifyCustomer };
    move.mutate(
      { params: { id }, body: { ...told, appointmentStart: start.toISOString(), forceUpdate: !isFree } },
      {
        onSuccess: () => {
          onClose();
          offerUndo({ id, ...told, appointmentStart, duration: minutesOf(appointment) });
        },
      },
    );
  };

  return (
    <form noValidate className={classes['form']} onSubmit={submit}>
      <p>
        {appointment.customer.displayName}: <s>{when(appointment.appointmentStart)}</s> <strong>{when(start)}</strong>
      </p>
      {!slots.data && <LoadingState what="your free times" of={[slots]} rows={1} />}
      {hit && (
        <Notice tone="danger">
          This overlaps with {hit.customer.displayName} at {timeOf(hit.appointmentStart, timeZone, clock)}. Choose
          another time.
        </Notice>
      )}
      {!hit && <Fit isPast={isPast} isFree={slots.data && isFree} />}
      {near.length > 0 && (hit !== undefined || !isFree) && (
        <ChoiceChips
          label="Free times"
          choices={near.map((instant) => ({ value: instant, label: timeOf(instant, timeZone, clock) }))}
          chosen={start.toISOString()}
          onChoose={(instant) => setStart(new Date(instant))}
        />
      )}
      <ReasonField
        query={reasonsQuery('reschedule-reason')}
        value={reasonId}
        error={isSent && reasonId === null ? 'Choose a reason' : undefined}
        onChange={setReasonId}
      />
      <TellCustomerField appointment={appointment} checked={notifyCustomer} onChange={setNotifyCustomer} />
      <DialogActions>
        <Button onClick={onClose}>Keep time</Button>
        <Button
          look="filled"
          type="submit"
          disabled={hit !== undefined || isPast}
          busy={move.isPending}
          busyLabel="Moving…"
        >
          {isFree || hit ? 'Move appointment' : 'Move anyway'}
        </Button>
      </DialogActions>
    </form>
  );
};

interface FitProps {
  readonly isPast: boolean;
  /** Undefined until the free times are known. */
  readonly isFree: boolean | undefined;
}

/** Whether the time is one that the groomer works, where nothing else is in the way. */
const Fit = ({ isPast, isFree }: FitProps) => {
  if (isPast) return <Notice tone="danger">This time has passed. Choose a later one.</Notice>;
  if (isFree === undefined) return null;
  return isFree ? (
    <Notice tone="success">This time is free.</Notice>
  ) : (
    <Notice tone="warning">
      This is outside your hours or zones, or too short for the drive. You can still move it.
    </Notice>
  );
};
