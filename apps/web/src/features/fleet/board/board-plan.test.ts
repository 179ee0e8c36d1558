import { describe, expect, it } from 'vitest';
import type { LocalDate } from '@tailgate/values';
import { callsOf, daysFrom, daysOver, dropRuns, gapsOf, plannedDays, toldBy, type Draft } from './board-plan.ts';
import { buildScheduled, MAYA } from './board.testing.ts';
import { spanInWords } from './board-words.ts';

const d = (text: string) => text as LocalDate;

const TODAY = d('2026-06-11');
const DAYS = daysFrom(d('2026-06-08'), 14);
const LOU = { id: 'lou', name: 'Lou Martin', picture: null };
const VAN = buildScheduled('van-1', {
  held: [{ from: d('2026-06-08'), to: d('2026-06-13') }],
  blocks: [{ startsAt: '2026-06-15T13:00:00.000Z', endsAt: '2026-06-17T05:00:00.000Z' }],
});
const draft = (more: Partial<Draft> = {}): Draft => ({
  id: 'd',
  vehicleId: 'van-1',
  driver: LOU,
  from: d('2026-06-12'),
  to: d('2026-06-13'),
  temporary: false,
  ...more,
});
const planned = (...drafts: readonly Draft[]) => plannedDays(VAN, drafts, DAYS);

describe('the plan of a van', () => {
  it('has the driver and the service of each day, by the clock of the van', () => {
    expect(planned().map(({ driver, block }) => driver?.id ?? block)).toEqual([
      ...Array.from({ length: 6 }, () => MAYA.id),
      null,
      'In service',
      'In service',
      ...Array.from({ length: 5 }, () => null),
    ]);
  });

  it('is that of the drafts, the last one of a day', () => {
    const days = planned(draft(), draft({ id: 'e', driver: null, from: d('2026-06-13'), to: null }));
    expect(days.slice(4, 6)).toMatchObject([
      { driver: LOU, reason: 'assignment', isUnsaved: true },
      { driver: null, reason: null, isUnsaved: true },
    ]);
    expect(days.at(-1)).toMatchObject({ driver: null, isUnsaved: false });
  });

  it('has gaps from today on, beside what is in service', () => {
    expect(gapsOf(planned(), TODAY)).toMatchObject([
      { from: d('2026-06-14'), to: d('2026-06-14'), days: 1 },
      { from: d('2026-06-17'), to: d('2026-06-21'), days: 5 },
    ]);
    expect(
      gapsOf(planned(draft({ driver: null, from: d('2026-06-08'), to: d('2026-06-12') })), TODAY)[0],
    ).toMatchObject({
      from: d('2026-06-11'),
      days: 2,
    });
  });
});

describe('a drop', () => {
  const over = (anchor: LocalDate, date: LocalDate) => daysOver(planned(), { anchor, date, today: TODAY });

  it('is for the days that the pointer passed, in either direction, or for the gap from one day on', () => {
    expect(over(d('2026-06-13'), d('2026-06-12')).map(({ date }) => date)).toEqual([d('2026-06-12'), d('2026-06-13')]);
    expect(
      over(d('2026-06-18'), d('2026-06-18'))
        .map(({ date }) => date)
        .at(-1),
    ).toBe(d('2026-06-21'));
    expect(over(d('2026-06-09'), d('2026-06-09'))).toHaveLength(1);
  });

  it('says of each day whether it is free, and why not', () => {
    const runs = dropRuns(over(d('2026-06-10'), d('2026-06-18')), LOU.id, TODAY);
    expect(runs.map(({ from, to, value }) => [spanInWords(from, to), value.label])).toEqual([
      ['Jun 10', 'Passed'],
      ['Jun 11–14', 'Free'],
      ['Jun 15–16', 'In service'],
      ['Jun 17–18', 'Free'],
    ]);
    expect(dropRuns(over(d('2026-06-12'), d('2026-06-13')), MAYA.id, TODAY)[0]?.value).toEqual({
      tone: 'taken',
      label: 'Has it',
    });
  });
});

describe('what is sent', () => {
  it('is one call a van for days in a row of changes, and others for temporary and open ones', () => {
    const calls = callsOf([
      draft(),
      draft({ id: 'f', vehicleId: 'van-2', to: null }),
      draft({ id: 'e', driver: null, from: d('2026-06-20'), to: d('2026-06-20') }),
      draft({ id: 'g', from: d('2026-06-14'), to: d('2026-06-14'), temporary: true }),
    ]);
    expect(calls).toEqual([
      {
        vehicleId: 'van-1',
        draftIds: ['d', 'e'],
        what: {
          kind: 'plan',
          body: {
            type: 'calendar',
            calendarAssignations: [
              { date: d('2026-06-12'), serviceProviderId: 'lou' },
              { date: d('2026-06-13'), serviceProviderId: 'lou' },
              { date: d('2026-06-20'), serviceProviderId: null },
            ],
          },
        },
      },
      {
        vehicleId: 'van-1',
        draftIds: ['g'],
        what: { kind: 'lend', days: [{ date: d('2026-06-14'), driverId: 'lou' }] },
      },
      {
        vehicleId: 'van-2',
        draftIds: ['f'],
        what: {
          kind: 'plan',
          body: { type: 'full_time', serviceProviderId: 'lou', from: d('2026-06-12'), until: null },
        },
      },
    ]);
  });

  it('is told to whoever gets days and to whoever loses them', () => {
    expect(toldBy([VAN], [draft()], DAYS)).toBe(2);
    expect(toldBy([VAN], [draft({ driver: null })], DAYS)).toBe(1);
    expect(toldBy([VAN], [draft({ from: d('2026-06-18'), to: d('2026-06-19') })], DAYS)).toBe(1);
    expect(toldBy([VAN], [], DAYS)).toBe(0);
  });
});

it('names days as people do', () => {
  expect(spanInWords(d('2026-06-08'), d('2026-06-08'))).toBe('Jun 8');
  expect(spanInWords(d('2026-06-28'), d('2026-07-04'))).toBe('Jun 28 – Jul 4');
  expect(spanInWords(d('2026-06-08'), null)).toBe('from Jun 8');
});
