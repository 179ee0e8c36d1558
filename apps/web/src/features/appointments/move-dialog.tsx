import type { CallAnswer, StartRefusal } from '@tailgate/contract';
import { isWaivable } from '@tailgate/contract/facts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useWrite } from '#shell/api/use-write.ts';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { startRefusalWords } from '#shell/refusals/start-refusal-words.ts';
import { Button } from '#ui/actions/button.tsx';
import { ChoiceChips } from '#ui/fields/choice-chips.tsx';
import { DialogActions } from '#ui/actions/dialog.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useNow } from '#ui/dates/use-now.ts';
import { dayOf, minutesOf, timeOf } from './appointment-words.ts';
import {
  keepAppointment,
  type MOVE_SLOTS,
  moveCheckQuery,
  reasonsQuery,
  type Appointment,
} from './appointments-query.ts';
import type { Clock } from './calendar/appointment-event.tsx';
import { shortDate } from './calendar/calendar-days.ts';
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

const NEAREST = 4;
const nearestTo = (start: Date, slots: readonly { readonly start: string }[]): readonly string[] =>
  slots
    .map((slot) => new Date(slot.start))
    .sort((one, other) => Math.abs(one.getTime() - start.getTime()) - Math.abs(other.getTime() - start.getTime()))
    .slice(0, NEAREST)
    .sort((one, other) => one.getTime() - other.getTime())
    .map((instant) => instant.toISOString());

type Check = CallAnswer<typeof MOVE_SLOTS>;
const keepRefusal = (refusal: StartRefusal) => (before: Check | undefined) => before && { ...before, refusal };

const PAST: StartRefusal = { cause: 'past', obstacle: null, drive: null, hours: [], timeOff: null };

/** What is in the way of a start, by the server. */
const useMoveCheck = ({ appointment, start }: PlannedMove, timeZone: string) => {
  const queryClient = useQueryClient();
  const isPast = start < useNow();
  const date = dayOf(start.toISOString(), timeZone);
  const query = moveCheckQuery(appointment.id, date, minutesOf(appointment), start);
  const check = useQuery(query);
  const refusal = isPast ? PAST : (check.data?.refusal ?? null);
  return {
    check,
    refusal,
    canMove: check.data !== undefined && (refusal === null || isWaivable(refusal.cause)),
    near: check.data && refusal ? nearestTo(start, check.data.slots) : [],
    /** Shows what came in the way until that is read again. */
    refuse: (cause: StartRefusal) => queryClient.setQueryData(query.queryKey, keepRefusal(cause)),
  };
};

const MoveForm = ({ planned, others, shown, offerUndo, onClose }: MoveFormProps) => {
  const { appointment } = planned;
  const { timeZone, clock } = shown;
  const [start, setStart] = useState(planned.start);
  const [reasonId, setReasonId] = useState<string | null>(null);
  const [notifyCustomer, setNotifyCustomer] = useState(true);
  const [refused, setRefused] = useState<string | null>(null);
  const move = useWrite(RESCHEDULE, { keep: keepAppointment, errors: 'inline' });
  const { check, refusal, canMove, near, refuse } = useMoveCheck({ appointment, start }, timeZone);
  const when = (instant: string | Date) =>
    `${shortDate(dayOf(new Date(instant).toISOString(), timeZone))}, ${timeOf(instant, timeZone, clock)}`;

  const customerOf = (id: string) => others.find((other) => other.id === id)?.customer.displayName;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!canMove || move.isPending) return;
    const { id, appointmentStart } = appointment;
    const told = { ...(reasonId !== null && { reasonId }), description: '', notifyCustomer };
    move.mutate(
      { params: { id }, body: { ...told, appointmentStart: start.toISOString(), forceUpdate: refusal !== null } },
      {
        onSuccess: () => {
          onClose();
          offerUndo({ id, ...told, appointmentStart, duration: minutesOf(appointment) });
        },
        onError: (error) => (error.refusal ? refuse(error.refusal) : setRefused(error.message)),
      },
    );
  };

  return (
    <form noValidate className={classes['form']} onSubmit={submit}>
      <p>
        {appointment.customer.displayName}: <s>{when(appointment.appointmentStart)}</s> <strong>{when(start)}</strong>
      </p>
      {refused !== null && <Notice tone="danger">{refused}</Notice>}
      {!check.data && <LoadingState what="your free times" of={[check]} rows={1} />}
      {check.data && <Fit refusal={refusal} reader={{ clock, customerOf }} />}
      {near.length > 0 && (
        <ChoiceChips
          label="Free times"
          choices={near.map((instant) => ({ value: instant, label: timeOf(instant, timeZone, clock) }))}
          chosen={start.toISOString()}
          onChoose={(instant) => {
            setRefused(null);
            setStart(new Date(instant));
          }}
        />
      )}
      <ReasonField optional query={reasonsQuery('reschedule-reason')} value={reasonId} onChange={setReasonId} />
      <TellCustomerField appointment={appointment} checked={notifyCustomer} onChange={setNotifyCustomer} />
      <DialogActions>
        <Button onClick={onClose}>Keep time</Button>
        <Button
          look="filled"
          type="submit"
          disabled={check.data !== undefined && !canMove}
          busy={move.isPending}
          busyLabel="Moving…"
        >
          {canMove && refusal !== null ? 'Move anyway' : 'Move appointment'}
        </Button>
      </DialogActions>
    </form>
  );
};

interface FitProps {
  readonly refusal: StartRefusal | null;
  readonly reader: Parameters<typeof startRefusalWords>[1];
}

/** Whether the appointment fits then, and whether it can be moved all the same. */
const Fit = ({ refusal, reader }: FitProps) => {
  if (refusal === null) return <Notice tone="success">This time is available.</Notice>;
  const words = startRefusalWords(refusal, reader);
  if (isWaivable(refusal.cause)) return <Notice tone="warning">{words} You can still move it.</Notice>;
  return <Notice tone="danger">{refusal.cause === 'past' ? words : `${words} Choose another time.`}</Notice>;
};
