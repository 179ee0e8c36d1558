import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { addDays, localDateAt, weekdayOf, type LocalDate } from '@tailgate/values/local-time';
import { showDateWithWeekday } from '@tailgate/values/date-text';
import { weekdayName } from '@tailgate/values/weekdays';
import type { KeyboardEvent } from 'react';
import { VanPicture } from '#ui/avatars/van-picture.tsx';
import { Facts, RowButton, Rows } from '#ui/layout/rows.tsx';
import { everyDay } from './calendar-place.ts';
import type { Schedule, ScheduledVan } from './calendar-query.ts';
import { countInWords, timesOn } from './calendar-words.ts';
import classes from './calendar.module.css';
import type { Days } from '#shell/periods/period.ts';

interface PhoneDayProps {
  readonly schedule: Schedule;
  readonly days: Days;
  readonly date: LocalDate;
  readonly today: LocalDate;
  readonly onDay: (date: LocalDate) => void;
  readonly onOpen: (vehicleId: string) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Arrows go from day to day. */
const walk = (event: KeyboardEvent<HTMLElement>): void => {
  const step = STEPS[event.key];
  const day = event.target instanceof HTMLElement ? event.target.dataset['day'] : undefined;
  if (step === undefined || day === undefined) return;
  event.currentTarget.querySelector<HTMLElement>(`[data-day="${addDays(day as LocalDate, step)}"]`)?.focus();
};

const holderOn = ({ held }: ScheduledVan, date: LocalDate): string => {
  const names = held
    .filter(({ from, to }) => from <= date && (to === null || date <= to))
    .map(({ driver }) => driver.name);
  return names.length > 0 ? names.join(', then ') : 'No driver';
};

const blocksOn = ({ blocks, vehicle: { timeZone } }: ScheduledVan, date: LocalDate): string | null => {
  const on = blocks.filter(
    ({ startsAt, endsAt }) =>
      localDateAt(new Date(startsAt), timeZone) <= date &&
      date <= localDateAt(new Date(new Date(endsAt).getTime() - 1), timeZone),
  );
  const words = on.map((block) => `${block.title}, ${timesOn(block, date, timeZone).toLowerCase()}`);
  return words.length > 0 ? words.join(' · ') : null;
};

const workOn = ({ booked }: ScheduledVan, date: LocalDate): string =>
  countInWords(booked.find((day) => day.date === date)?.count ?? 0);

/** A day of the fleet on a phone: the days in a strip, and below each van with what it does on the chosen one. */
export const PhoneDay = ({ schedule, days, date, today, onDay, onOpen }: PhoneDayProps) => (
  <div className={classes['phone']}>
    <ol className={classes['strip']} aria-label="Days" onKeyDown={walk}>
      {everyDay(days).map((day) => (
        <li key={day} {...(day === today && { 'aria-current': 'date' as const })}>
          <UnstyledButton
            className={classes['day'] ?? ''}
            data-day={day}
            aria-pressed={day === date}
            onClick={() => onDay(day)}
          >
            <span aria-hidden>{weekdayName(weekdayOf(day)).slice(0, 3)}</span>
            <strong aria-hidden>{Number(day.slice(8))}</strong>
            <VisuallyHidden>{showDateWithWeekday(day)}</VisuallyHidden>
          </UnstyledButton>
        </li>
      ))}
    </ol>
    <h3 className={classes['section']}>{dayInWords(date, today)}</h3>
    <Rows label="Vans">
      {schedule.items.map((van) => {
        const { id, name, picture } = van.vehicle;
        return (
          <RowButton
            key={id}
            lead={<VanPicture id={id} name={name} picture={picture?.sizes.thumbnail ?? null} size={44} />}
            title={name}
            meta={<Facts>{[holderOn(van, date), workOn(van, date), blocksOn(van, date)]}</Facts>}
            onClick={() => onOpen(id)}
          />
        );
      })}
    </Rows>
  </div>
);

const dayInWords = (date: LocalDate, today: LocalDate): string =>
  date === today ? `Today, ${showDateWithWeekday(date)}` : showDateWithWeekday(date);
