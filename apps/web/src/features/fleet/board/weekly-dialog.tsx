import type { LocalDate } from '@tailgate/values';
import { weekdayOf } from '@tailgate/values/local-time';
import { weekdayName } from '@tailgate/values/weekdays';
import { WEEKLY_PLAN_DAYS } from '@tailgate/contract/facts';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { SendForm } from '#shell/forms/send-form.tsx';
import { useSendForm } from '#shell/forms/use-send-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { DialogActions } from '#ui/actions/dialog.tsx';
import { DateField } from '#ui/dates/date-field.tsx';
import { SearchableSelectField } from '#ui/fields/searchable-select-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import type { Driver } from '../drivers-query.ts';
import type { BoardCall, PlannedDay } from './board-plan.ts';
import { lockOf, personOf } from './groomers-aside.tsx';
import classes from '../fleet.module.css';

const NOBODY = 'nobody';
const WEEKDAYS = [2, 3, 4, 5, 6, 7, 1] as const;

interface WeeklyDialogProps {
  readonly opened: boolean;
  readonly vans: readonly { readonly id: string; readonly name: string; readonly days: readonly PlannedDay[] }[];
  readonly drivers: readonly Driver[];
  readonly today: LocalDate;
  readonly onSave: (call: BoardCall) => void;
  readonly onClose: () => void;
}

/** A driver for each weekday of a van, for the coming half year or until a day. */
export const WeeklyDialog = ({ opened, onClose, ...rest }: WeeklyDialogProps) => (
  <FormDialog title="Weekly pattern" opened={opened} onClose={onClose}>
    {opened && <WeeklyForm onClose={onClose} {...rest} />}
  </FormDialog>
);

const COLLECTED = {
  isPending: false,
  mutate: (call: BoardCall, { onSuccess }: { onSuccess: (call: BoardCall) => void }) => onSuccess(call),
};

/** Who has the van on each weekday of the days shown. */
const patternOf = (days: readonly PlannedDay[]): Record<string, string> =>
  Object.fromEntries(
    WEEKDAYS.map((weekday) => [
      String(weekday),
      days.find(({ date }) => weekdayOf(date) === weekday)?.driver?.id ?? NOBODY,
    ]),
  );

type WeeklyFormProps = Omit<WeeklyDialogProps, 'opened'>;

const WeeklyForm = ({ vans, drivers, today, onSave, onClose }: WeeklyFormProps) => {
  const free = drivers.filter((driver) => lockOf(driver) === null).map(personOf);
  const first = vans[0];
  const sent = useSendForm(COLLECTED, {
    initial: {
      vehicleId: first?.id ?? null,
      weekdays: patternOf(first?.days ?? []),
      until: null as string | null,
    },
    validate: {
      vehicleId: (id) => (id === null ? 'Choose a van' : null),
      until: (date) => (date !== null && date < today ? 'This day has passed' : null),
    },
    input: ({ vehicleId, weekdays, until }): BoardCall | null =>
      vehicleId === null
        ? null
        : {
            vehicleId,
            draftIds: [],
            what: {
              kind: 'plan',
              body: {
                type: 'weekly',
                from: today,
                until,
                weeklyAssignations: WEEKDAYS.map((day) => ({
                  day,
                  serviceProviderId: free.find(({ id }) => id === weekdays[String(day)])?.id ?? null,
                })),
              },
            },
          },
    onSent: (call) => {
      onSave(call);
      onClose();
    },
  });
  const { form } = sent;
  const choices = [...free.map(({ id, name }) => ({ value: id, label: name })), { value: NOBODY, label: 'No driver' }];
  return (
    <SendForm
      of={sent}
      className={classes['dialog']}
      lead={
        <p className={classes['lead']}>
          Replaces who has the van from today on. Without a last day it holds for {WEEKLY_PLAN_DAYS / 7} weeks.
        </p>
      }
    >
      <SearchableSelectField
        label="Van"
        required
        choices={vans.map(({ id, name }) => ({ value: id, label: name }))}
        {...form.getInputProps('vehicleId')}
        value={form.values.vehicleId}
        onChange={(id) => {
          form.setFieldValue('vehicleId', id);
          form.setFieldValue('weekdays', patternOf(vans.find((van) => van.id === id)?.days ?? []));
        }}
      />
      {WEEKDAYS.map((weekday) => (
        <SelectField
          key={weekday}
          label={weekdayName(weekday)}
          choices={choices}
          value={form.values.weekdays[String(weekday)] ?? NOBODY}
          onChange={(id) => form.setFieldValue('weekdays', { ...form.values.weekdays, [weekday]: id ?? NOBODY })}
        />
      ))}
      <DateField label="Until" optional min={today} {...form.getInputProps('until')} value={form.values.until} />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="filled" type="submit">
          Save weekly pattern
        </Button>
      </DialogActions>
    </SendForm>
  );
};
