import type { Weekday } from '@tailgate/values/local-time';
import { weekdayName } from '@tailgate/values/weekdays';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { Dialog, DialogActions } from '#ui/actions/dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';

interface CopyHoursDialogProps {
  readonly from: Weekday;
  /** The hours that will be copied, in words. */
  readonly hours: string;
  readonly days: readonly Weekday[];
  readonly onCopy: (to: readonly Weekday[]) => void;
  readonly onClose: () => void;
}

/** Which days get the same hours; they lose what they had, so it says so. */
export const CopyHoursDialog = ({ from, hours, days, onCopy, onClose }: CopyHoursDialogProps) => {
  const others = days.filter((day) => day !== from);
  const [chosen, setChosen] = useState<readonly Weekday[]>([]);
  const [isAsked, setIsAsked] = useState(false);
  const toggle = (day: Weekday, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, day] : chosen.filter((other) => other !== day));
  const copy = () => {
    if (chosen.length > 0) onCopy(chosen);
    else setIsAsked(true);
  };
  return (
    <Dialog title={`Copy ${weekdayName(from)} to other days`} opened onClose={onClose}>
      <p>{hours}. The days you choose get these hours instead of their own.</p>
      <CheckboxField
        label="All other days"
        checked={chosen.length === others.length}
        onChange={(all) => setChosen(all ? others : [])}
      />
      {others.map((day) => (
        <CheckboxField
          key={day}
          label={weekdayName(day)}
          checked={chosen.includes(day)}
          onChange={(isChosen) => toggle(day, isChosen)}
        />
      ))}
      {isAsked && chosen.length === 0 && <Notice tone="danger">Choose at least one day</Notice>}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="filled" onClick={copy}>
          Copy hours
        </Button>
      </DialogActions>
    </Dialog>
  );
};
