import type { Weekday } from '@tailgate/values/local-time';
import { weekdayName, weekdaysFrom } from '@tailgate/values/weekdays';
import { SavedForm } from '#shell/forms/saved-form.tsx';
import { useWriteForm } from '#shell/forms/use-write-form.ts';
import { useCalendarHabits } from '#shell/periods/calendar-habits.ts';
import { Button } from '#ui/actions/button.tsx';
import { FormGroup } from '#ui/fields/form-group.tsx';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { keepVehicle, type Vehicle } from '../vehicles-query.ts';
import { TaskPlace } from './section-head.tsx';
import classes from './sections.module.css';

interface AvailabilityValues {
  /** Those on which the van can be rented, Sunday first. */
  days: Weekday[];
}

const ALL = weekdaysFrom(1);
const WEEKDAYS: readonly Weekday[] = [2, 3, 4, 5, 6];
const inOrder = (days: readonly number[]): Weekday[] => ALL.filter((day) => days.includes(day));

const valuesOf = ({ availability }: Vehicle): AvailabilityValues => ({
  days: inOrder((availability ?? []).flatMap((one) => (one.availability === 'slots' ? [one.day] : []))),
});

const daysInWords = (count: number): string => {
  if (count === 7) return 'Every day';
  return count === 1 ? '1 day a week' : `${count} days a week`;
};

/** On which weekdays the van can be rented. */
export const AvailabilitySection = ({ vehicle }: { vehicle: Vehicle }) => {
  const { firstDayOfWeek } = useCalendarHabits();
  const write = useWriteForm('POST /v2/service-vehicle/fleet-owner/fleet-management/:id/availability', {
    saved: valuesOf(vehicle),
    input: ({ days }) => ({
      params: { id: vehicle.id },
      body: {
        availability: ALL.map((day) => ({
          day,
          availability: days.includes(day) ? ('slots' as const) : ('not_available' as const),
        })),
      },
    }),
    keep: keepVehicle,
    onSaved: valuesOf,
    success: 'Availability saved',
    undone: 'Availability restored',
  });
  const { days } = write.form.values;
  const set = (next: readonly Weekday[]) => write.form.setFieldValue('days', inOrder(next));
  const nothing =
    vehicle.availability === null ? 'Not set yet: this van can’t be rented.' : 'This van can’t be rented.';
  return (
    <SavedForm of={write} detail={daysInWords(days.length)}>
      <TaskPlace task="availability">
        <FormGroup
          title="Availability"
          lead={days.length === 0 ? nothing : `${daysInWords(days.length)}. Accepted rentals don’t change.`}
        >
          <div className={classes['end']}>
            <Button compact look="tint" onClick={() => set(ALL)}>
              Every day
            </Button>
            <Button compact look="tint" onClick={() => set(WEEKDAYS)}>
              Weekdays
            </Button>
          </div>
          <ul className={`${classes['list']} ${classes['days']}`} aria-label="Days of the week">
            {weekdaysFrom(firstDayOfWeek).map((day) => (
              <li key={day}>
                <SwitchField
                  label={weekdayName(day)}
                  checked={days.includes(day)}
                  onChange={(isOn) => set(isOn ? [...days, day] : days.filter((other) => other !== day))}
                />
              </li>
            ))}
          </ul>
        </FormGroup>
      </TaskPlace>
    </SavedForm>
  );
};
