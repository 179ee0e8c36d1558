import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { ChoiceChips } from '#ui/fields/choice-chips.tsx';
import { Dialog, DialogActions } from '#ui/actions/dialog.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import classes from '../prices.module.css';

type PercentScope = 'selected' | 'all';

interface PercentDialogProps {
  /** The part that is selected, in words; without one all prices change. */
  readonly selected: string | undefined;
  readonly onChange: (percent: number, scope: PercentScope) => void;
  readonly onClose: () => void;
}

const MOST = 100;

export const PercentDialog = ({ selected, onChange, onClose }: PercentDialogProps) => {
  const [percent, setPercent] = useState<number | null>(5);
  const [direction, setDirection] = useState<'up' | 'down'>('up');
  const [scope, setScope] = useState<PercentScope>(selected === undefined ? 'all' : 'selected');
  const [isAsked, setIsAsked] = useState(false);
  const isGood = percent !== null && percent > 0 && percent <= MOST;
  const apply = () => {
    if (isGood) onChange(direction === 'up' ? percent : -percent, scope);
    else setIsAsked(true);
  };
  return (
    <Dialog title="Change by percent" opened onClose={onClose}>
      <div className={classes['fields']}>
        <ChoiceChips
          label="Direction"
          choices={[
            { value: 'up', label: 'Raise' },
            { value: 'down', label: 'Lower' },
          ]}
          chosen={direction}
          onChoose={setDirection}
        />
        <NumberField
          label="Percent"
          unit="%"
          decimals={1}
          value={percent}
          onChange={setPercent}
          error={isAsked && !isGood ? `Enter a percentage from 1 to ${MOST}` : undefined}
          description="Prices are rounded to whole dollars. Minutes stay as they are."
        />
        {selected !== undefined && (
          <ChoiceChips
            label="Prices to change"
            choices={[
              { value: 'selected', label: selected },
              { value: 'all', label: 'All services' },
            ]}
            chosen={scope}
            onChoose={setScope}
          />
        )}
      </div>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="filled" onClick={apply}>
          Change prices
        </Button>
      </DialogActions>
    </Dialog>
  );
};
