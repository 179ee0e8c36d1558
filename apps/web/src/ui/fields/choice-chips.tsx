import { UnstyledButton } from '@mantine/core';
import { Check } from 'lucide-react';
import classes from './choice-chips.module.css';

interface ChoiceChipsProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: Value;
  /** The chip that is being carried out. */
  readonly busy?: Value | undefined;
  readonly onChoose: (value: Value) => void;
}

export const ChoiceChips = <Value extends string>({
  label,
  choices,
  chosen,
  busy,
  onChoose,
}: ChoiceChipsProps<Value>) => (
  <div role="group" aria-label={label} className={classes['chips']}>
    {choices.map((choice) => (
      <UnstyledButton
        key={choice.value}
        className={classes['chip'] ?? ''}
        aria-pressed={choice.value === chosen}
        aria-disabled={busy !== undefined || undefined}
        data-busy={choice.value === busy || undefined}
        onClick={() => {
          if (busy === undefined && choice.value !== chosen) onChoose(choice.value);
        }}
      >
        {choice.value === chosen && <Check size={18} aria-hidden />}
        {choice.label}
      </UnstyledButton>
    ))}
  </div>
);
