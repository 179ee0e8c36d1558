import { Popover } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import { parseDateText } from '@tailgate/values/date-text';
import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import classes from './date-field.module.css';
import { dateInWords, dateProblem, type DateLimits } from './date-problem.ts';
import type { ControlProps, FieldProps } from '../fields/field-parts.tsx';
import { TextField } from '../fields/text-field.tsx';

const Calendar = lazy(async () => ({ default: (await import('./date-field-parts.tsx')).Calendar }));

const DAY_IN_TAB_ORDER = 'td button[tabindex="0"]';

export interface DateFieldProps extends FieldProps, ControlProps, DateLimits {
  /** `YYYY-MM-DD` */
  readonly value: string | null;
  readonly onChange: (date: string | null) => void;
  readonly placeholder?: string;
}

/** What is typed and not yet a date, whether the calendar is open, and how the focus moves between the two. */
const useDateDraft = (limits: DateLimits, onBlur: (() => void) | undefined) => {
  const [draft, setDraft] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const calendar = useRef<HTMLDivElement>(null);
  const isReturning = useRef(false);

  const leave = (to: EventTarget | null) => {
    const isWithin = to instanceof Node && (calendar.current?.contains(to) === true || to === input.current);
    if (isWithin) return;
    setIsOpen(false);
    if (draft !== undefined && dateProblem(draft, limits) === undefined) setDraft(undefined);
    onBlur?.();
  };
  const returnToField = () => {
    isReturning.current = true;
    input.current?.focus();
    isReturning.current = false;
    setIsOpen(false);
  };
  const moveByKey = (event: KeyboardEvent) => {
    // Tab goes on to the next field; the arrow leads into the calendar.
    if (event.key === 'Escape' || event.key === 'Tab') setIsOpen(false);
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      setIsOpen(true);
      calendar.current?.querySelector<HTMLElement>(DAY_IN_TAB_ORDER)?.focus();
    }
  };
  const openOnFocus = () => {
    if (!isReturning.current) setIsOpen(true);
  };
  return { draft, setDraft, isOpen, setIsOpen, input, calendar, leave, returnToField, moveByKey, openOnFocus };
};

/** A day, typed or picked. What cannot be read stays in the field with its problem. */
export const DateField = ({
  value,
  onChange,
  onBlur,
  min,
  max,
  isExcluded,
  error,
  placeholder = 'Nov 5, 2026',
  ...rest
}: DateFieldProps) => {
  const limits = { min, max, isExcluded };
  const calendarId = useId();
  const { draft, setDraft, isOpen, setIsOpen, input, calendar, leave, returnToField, moveByKey, openOnFocus } =
    useDateDraft(limits, onBlur);

  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-start"
      withRoles={false}
      trapFocus={false}
      closeOnEscape={false}
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <TextField
          {...rest}
          ref={input}
          role="combobox"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={isOpen ? calendarId : undefined}
          autoComplete="off"
          placeholder={placeholder}
          rightSection={<CalendarDays size={20} aria-hidden />}
          rightSectionWidth={44}
          rightSectionPointerEvents="none"
          error={error ?? (!isOpen && draft !== undefined && dateProblem(draft, limits))}
          value={draft ?? dateInWords(value)}
          onChange={({ currentTarget: { value: text } }) => {
            setDraft(text);
            onChange(dateProblem(text, limits) === undefined ? (parseDateText(text) ?? null) : null);
          }}
          onFocus={openOnFocus}
          onClick={() => setIsOpen(true)}
          onBlur={({ relatedTarget }) => leave(relatedTarget)}
          onKeyDown={moveByKey}
          // Escape closes the calendar, not the dialog around the field.
          data-mantine-stop-propagation={isOpen || undefined}
        />
      </Popover.Target>
      <CalendarDropdown
        ref={calendar}
        id={calendarId}
        label={`Choose ${rest.label}`}
        value={value}
        limits={limits}
        onEscape={returnToField}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget) leave(relatedTarget);
        }}
        onPick={(date) => {
          setDraft(undefined);
          onChange(date);
          returnToField();
        }}
      />
    </Popover>
  );
};

interface CalendarDropdownProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly id: string;
  readonly label: string;
  readonly value: string | null;
  readonly limits: DateLimits;
  readonly onEscape: () => void;
  readonly onBlur: (event: FocusEvent) => void;
  readonly onPick: (date: string) => void;
}

const CalendarDropdown = ({ ref, id, label, value, limits, onEscape, onBlur, onPick }: CalendarDropdownProps) => (
  <Popover.Dropdown
    ref={ref}
    id={id}
    role="dialog"
    aria-label={label}
    className={classes['dropdown'] ?? ''}
    // The pointer picks without taking the focus away from the field.
    onMouseDown={(event) => event.preventDefault()}
    onKeyDown={({ key }) => {
      if (key === 'Escape') onEscape();
    }}
    onBlur={onBlur}
  >
    <Suspense fallback={<div className={classes['waiting']} />}>
      <Calendar value={value} {...limits} onPick={onPick} />
    </Suspense>
  </Popover.Dropdown>
);
