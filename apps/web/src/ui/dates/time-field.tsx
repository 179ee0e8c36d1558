import { Select } from '@mantine/core';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { quarterHourSlots } from '@tailgate/values/time-slots';
import { useRef } from 'react';
import { fieldParts, type ControlProps, type FieldProps } from '../fields/field-parts.tsx';
import classes from './time-field.module.css';
import { timeInWords } from '../words/time-of-day.ts';
import { timesLike } from '../words/times-like.ts';

export interface TimeFieldProps extends FieldProps, ControlProps {
  /** `HH:MM` */
  readonly value: string | null;
  readonly onChange: (time: string | null) => void;
  /** The first and the last time on offer, `HH:MM`. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** The time it should come after: decides what a typed `7` means. */
  readonly after?: string | undefined;
  /** How a time is shown; 12-hour clock by default. */
  readonly inWords?: (time: string) => string;
}

/** A time of day in quarter hours, typed in any usual way or picked from a list that opens at the current time. */
export const TimeField = ({
  value,
  onChange,
  min = '00:00',
  max = '23:45',
  after,
  inWords = timeInWords,
  onBlur,
  ...rest
}: TimeFieldProps) => {
  const typed = useRef('');
  const slots = quarterHourSlots().filter((time) => time >= min && time <= max);
  const offered = value === null || slots.includes(value) ? slots : [...slots, value].sort();
  const commit = () => {
    const [meant] = typed.current === '' ? [] : timesLike(typed.current, offered, after);
    typed.current = '';
    if (meant !== undefined && meant !== value) onChange(meant);
  };
  return (
    <Select
      {...fieldParts(rest)}
      value={value}
      data={offered.map((time) => ({ value: time, label: inWords(time) }))}
      onChange={(time) => {
        typed.current = '';
        onChange(time);
      }}
      // Read here and not from the list: a fast typist leaves the field before the list is drawn.
      onInput={({ currentTarget }) => {
        typed.current = currentTarget.value;
      }}
      // Before the form that the key submits reads its values.
      onKeyDown={({ key }) => {
        if (key === 'Enter') commit();
      }}
      onBlur={() => {
        commit();
        onBlur?.();
      }}
      searchable
      openOnFocus={false}
      selectFirstOptionOnChange
      allowDeselect={false}
      withCheckIcon={false}
      filter={({ options, search }) =>
        search.trim() === ''
          ? options
          : timesLike(search, offered, after).flatMap((time) =>
              options.filter((option) => 'value' in option && option.value === time),
            )
      }
      nothingFoundMessage="Type a time like 9:30 AM"
      rightSection={null}
      rightSectionWidth={0}
      maxDropdownHeight={240}
      comboboxProps={{ width: 180, position: 'bottom-start' }}
      classNames={{
        input: classes['input'] ?? '',
        dropdown: classes['dropdown'] ?? '',
        option: classes['option'] ?? '',
        empty: classes['empty'] ?? '',
      }}
    />
  );
};
