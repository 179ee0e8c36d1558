import { Card, CardBody } from '#ui/layout/card.tsx';
import { ChoiceChips } from '#ui/fields/choice-chips.tsx';
import { calendarHabitsOf, type CalendarHabits } from '#shell/periods/calendar-habits.ts';
import classes from './preferences.module.css';
import { useSavePreferences, type Preferences } from './preferences-query.ts';

const DAYS = [
  { value: '1', label: 'Sunday' },
  { value: '2', label: 'Monday' },
] as const;
const CLOCKS = [
  { value: '12', label: '9:30 AM' },
  { value: '24', label: '09:30' },
] as const;

/** Takes effect at once, on every device: these are kept with the account. */
export const CalendarHabitsCard = ({ saved }: { saved: Preferences }) => {
  const save = useSavePreferences();
  const habits = calendarHabitsOf(saved.uiPreferences);
  const change = (changed: Partial<CalendarHabits>) =>
    save.mutate({ body: { uiPreferences: { ...saved.uiPreferences, ...changed } } });
  return (
    <Card title="Calendar and clock">
      <CardBody>
        <div className={classes['fields']}>
          <div>
            <p className={classes['label']}>First day of the week</p>
            <ChoiceChips
              label="First day of the week"
              choices={DAYS}
              chosen={habits.firstDayOfWeek === 2 ? '2' : '1'}
              onChoose={(day) => change({ firstDayOfWeek: day === '2' ? 2 : 1 })}
            />
          </div>
          <div>
            <p className={classes['label']}>Time format</p>
            <ChoiceChips
              label="Time format"
              choices={CLOCKS}
              chosen={habits.clock}
              onChoose={(clock) => change({ clock })}
            />
          </div>
          <p className={classes['help']}>Used in your hours and time off. Saved automatically.</p>
        </div>
      </CardBody>
    </Card>
  );
};
