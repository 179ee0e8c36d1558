import type { VanUse } from '@tailgate/contract';
import { MAX_BLOCK_NOTE_LENGTH, type VanBlockReason } from '@tailgate/contract/facts';
import { useQueries } from '@tanstack/react-query';
import type { LocalDate } from '@tailgate/values/local-time';
import { localDateAt } from '@tailgate/values/local-time';
import { useState } from 'react';
import type { ApiError } from '#shell/api/api-error.ts';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { SendForm } from '#shell/forms/send-form.tsx';
import { useSendForm } from '#shell/forms/use-send-form.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { DialogActions } from '#ui/actions/dialog.tsx';
import { DateRangeField } from '#ui/dates/date-range-field.tsx';
import { TimeField } from '#ui/dates/time-field.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ChoiceChips } from '#ui/fields/choice-chips.tsx';
import { FieldPair } from '#ui/fields/field-pair-parts.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { BLOCK, vanDayQuery, type VanDay } from './calendar-query.ts';
import { REASON_CHOICES, whenInWords } from './calendar-words.ts';
import classes from './calendar.module.css';

interface BlockVanDialogProps {
  /** The van, and the day from which it is blocked unless another one is chosen. */
  readonly day: VanDay | null;
  readonly today: LocalDate;
  readonly onClose: () => void;
}

/** Keeps a van out of use for days or for hours. */
export const BlockVanDialog = ({ day, today, onClose }: BlockVanDialogProps) => (
  <FormDialog title={`Block ${day?.name ?? 'van'}`} opened={day !== null} onClose={onClose}>
    {day && <BlockForm day={day} today={today} onClose={onClose} />}
  </FormDialog>
);

type Length = 'days' | 'hours';
interface Values {
  readonly length: Length;
  readonly days: { readonly start: string | null; readonly end: string | null };
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly reason: VanBlockReason | null;
  readonly note: string;
}
const LENGTHS = [
  { value: 'days', label: 'Whole days' },
  { value: 'hours', label: 'Some hours' },
] as const;

const inputOf = (vehicleId: string, { length, days, startTime, endTime, reason, note }: Values) => {
  if (days.start === null || days.end === null || reason === null) return null;
  const hours = length === 'hours' && startTime !== null && endTime !== null ? { startTime, endTime } : {};
  return { params: { id: vehicleId }, body: { from: days.start, to: days.end, ...hours, reason, note } };
};

const VALIDATE = {
  days: ({ start, end }: Values['days']) =>
    start === null || end === null ? 'Choose the first and the last day' : null,
  startTime: (time: string | null, { length }: Values) =>
    length === 'hours' && time === null ? 'Choose when it begins' : null,
  endTime: (time: string | null, { length, days, startTime }: Values) => {
    if (length !== 'hours') return null;
    if (time === null) return 'Choose when it ends';
    return days.start === days.end && startTime !== null && time <= startTime ? 'Ends before it begins' : null;
  },
  reason: (reason: VanBlockReason | null) => (reason === null ? 'Choose why the van is blocked' : null),
};

const BlockForm = ({ day, today, onClose }: BlockVanDialogProps & { readonly day: VanDay }) => {
  const first = day.date < today ? today : day.date;
  const [inTheWay, setInTheWay] = useState<readonly VanUse[]>([]);
  const initial: Values = {
    length: 'days',
    days: { start: first, end: first },
    startTime: null,
    endTime: null,
    reason: null,
    note: '',
  };
  const sent = useSendForm(useWrite(BLOCK, { errors: 'inline' }), {
    initial,
    validate: VALIDATE,
    input: (values) => inputOf(day.vehicleId, values),
    fields: { from: 'days', to: 'days' },
    onTyped: () => setInTheWay([]),
    onRefused: (error: ApiError) => {
      const used = error.code === 'van_in_use' ? error.vanUse : [];
      setInTheWay(used);
      return used.length > 0;
    },
    onSent: () => {
      toastSuccess(`${day.name} is blocked`);
      onClose();
    },
  });
  const { form } = sent;
  const { length, startTime } = form.values;
  return (
    <SendForm
      of={sent}
      className={classes['form']}
      lead={inTheWay.length > 0 && <InTheWay day={day} uses={inTheWay} />}
    >
      <ChoiceChips<Length>
        label="How long"
        choices={LENGTHS}
        chosen={length}
        onChoose={(chosen) => form.setFieldValue('length', chosen)}
      />
      <DateRangeField label="Days" required min={today} {...form.getInputProps('days')} value={form.values.days} />
      {length === 'hours' && (
        <FieldPair label="Hours">
          <TimeField label="From" required {...form.getInputProps('startTime')} value={form.values.startTime} />
          <TimeField
            label="To"
            required
            after={startTime ?? undefined}
            {...form.getInputProps('endTime')}
            value={form.values.endTime}
          />
        </FieldPair>
      )}
      <SelectField
        label="Reason"
        required
        choices={REASON_CHOICES}
        placeholder="Choose a reason"
        {...form.getInputProps('reason')}
        value={form.values.reason}
      />
      <TextAreaField
        label="Note"
        description="Only you see it."
        maxLength={MAX_BLOCK_NOTE_LENGTH}
        rows={2}
        {...form.getInputProps('note')}
      />
      <p className={classes['none']}>Nobody can book the van then. Its driver is told.</p>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="filled" type="submit" busy={sent.isSaving} busyLabel="Blocking…">
          Block van
        </Button>
      </DialogActions>
    </SendForm>
  );
};

interface InTheWayProps {
  readonly day: VanDay;
  readonly uses: readonly VanUse[];
}

/** More are not read one by one. */
const MOST = 8;

/** What the van is used for then, by day and groomer, and what can be done. */
const InTheWay = ({ day: { vehicleId, timeZone }, uses }: InTheWayProps) => {
  const shown = uses.slice(0, MOST);
  const dates = [...new Set(shown.map(({ start }) => localDateAt(new Date(start), timeZone)))];
  const days = useQueries({ queries: dates.map((date) => vanDayQuery(vehicleId, date)) });
  const people = new Map(
    days.flatMap(({ data }) => data?.custody.map(({ holder }) => [holder.id, holder.name] as const) ?? []),
  );
  const wordsOf = ({ kind, holderId }: VanUse): string => {
    const name = holderId === null ? undefined : people.get(holderId);
    if (kind === 'appointment') return name === undefined ? 'Appointment' : `Appointment with ${name}`;
    if (kind === 'hold') return 'Being booked right now';
    return kind === 'maintenance' ? 'In service' : 'Blocked already';
  };
  return (
    <Notice tone="warning">
      <strong>The van is in use at this time</strong>
      <ul className={classes['uses']}>
        {shown.map((use) => (
          <li key={use.id}>
            {wordsOf(use)}: {whenInWords({ startsAt: use.start, endsAt: use.end }, timeZone)}
          </li>
        ))}
        {uses.length > MOST && <li>and {uses.length - MOST} more</li>}
      </ul>
      <p className={classes['none']}>
        Choose other days, ask the groomer to move the appointments, or give them another van on these days.
      </p>
      <ButtonLink compact to="/fleet-owner/account/driver-assignment">
        Assign another van
      </ButtonLink>
    </Notice>
  );
};
