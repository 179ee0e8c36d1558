import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { addDays } from '@tailgate/values/local-time';
import type { LocalDate } from '@tailgate/values';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { LaneGrid } from './lane-grid.tsx';
import { LaneLegend } from './lane-parts.tsx';
import type { Lane, LaneCells } from './lane-types.ts';

const FIRST = '2026-06-08' as LocalDate;
const day = (days: number) => addDays(FIRST, days);
const DAYS = Array.from({ length: 7 }, (_, index) => ({ date: day(index), caption: '1 of 2', low: index === 6 }));
const VAN: Lane = {
  id: 'van-1',
  name: 'Van 1',
  subtitle: 'Sprinter 2022',
  bars: [
    { id: 'a', kind: 'assigned', from: day(-4), to: day(2), label: 'Maya Torres' },
    { id: 'b', kind: 'open', from: day(3), to: day(4), label: 'No driver' },
    { id: 'c', kind: 'temporary', from: day(20), to: day(22), label: 'Jae Kim' },
  ],
};
const OTHER: Lane = { ...VAN, id: 'van-2', name: 'Van 2', bars: [] };

const show = (lanes: readonly Lane[] = [VAN, OTHER]) => {
  const acted: LaneCells[] = [];
  const view = renderUi(
    <LaneGrid
      label="Drivers"
      corner="Van"
      cornerCaption="With a driver"
      days={DAYS}
      today={day(1)}
      lanes={lanes}
      onAct={(cells) => acted.push(cells)}
    />,
  );
  return { ...view, acted, grid: screen.getByRole('grid', { name: 'Drivers' }) };
};
const focused = () => document.activeElement?.getAttribute('aria-label');

describe('a grid of rows by days', () => {
  it('reads as a table: days above, names at the left, what is on each day in its cell', () => {
    const { grid } = show();
    expect(
      within(grid)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'VanWith a driver',
      ...['Mon8', 'Tue9', 'Wed10', 'Thu11', 'Fri12', 'Sat13', 'Sun14'].map((words) => `${words}1 of 2`),
    ]);
    expect(within(grid).getByRole('columnheader', { current: 'date' }).textContent).toContain('Tue');
    const row = screen.getByRole('row', { name: /Van 1/ });
    expect(within(row).getByRole('rowheader').textContent).toBe('Van 1Sprinter 2022');
    expect(
      within(row)
        .getAllByRole('gridcell')
        .slice(0, 6)
        .map((cell) => cell.getAttribute('aria-label')),
    ).toEqual([
      'Mon, Jun 8: Maya Torres, assigned',
      'Tue, Jun 9: Maya Torres, assigned',
      'Wed, Jun 10: Maya Torres, assigned',
      'Thu, Jun 11: No driver',
      'Fri, Jun 12: No driver',
      'Sat, Jun 13',
    ]);
  });

  it('cuts off what lies outside of its days', () => {
    const { container } = show();
    const bars = [...container.querySelectorAll<HTMLElement>('[data-kind]')];
    expect(
      bars.map(({ textContent, style }) => [
        textContent,
        style.getPropertyValue('--at'),
        style.getPropertyValue('--span'),
      ]),
    ).toEqual([
      ['Maya Torres', '0', '3'],
      ['No driver', '3', '2'],
    ]);
    expect(bars[0]?.dataset['cutBefore']).toBe('true');
  });

  it('is one stop for Tab; arrows move, Shift chooses days of the row, Enter acts, Escape lets go', async () => {
    const { acted } = show();
    await userEvent.tab();
    expect(focused()).toBe('Mon, Jun 8: Maya Torres, assigned');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    expect(focused()).toBe('Tue, Jun 9');
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(3);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}{Enter}{End}{ArrowUp}{Enter}');
    expect(acted).toEqual([
      { laneId: 'van-2', from: day(1), to: day(3) },
      { laneId: 'van-2', from: day(3), to: day(3) },
      { laneId: 'van-1', from: day(6), to: day(6) },
    ]);
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('role')).not.toBe('gridcell');
  });

  it('acts on a press', async () => {
    const { acted } = show();
    await userEvent.click(
      within(screen.getByRole('row', { name: /Van 2/ })).getByRole('gridcell', { name: 'Wed, Jun 10' }),
    );
    expect(acted).toEqual([{ laneId: 'van-2', from: day(2), to: day(2) }]);
  });

  it('draws the rows in view, and says how many there are', () => {
    const { grid } = show(
      Array.from({ length: 500 }, (_, index) => ({ ...VAN, id: `van-${index}`, name: `Van ${index}` })),
    );
    expect(grid.getAttribute('aria-rowcount')).toBe('501');
    expect(within(grid).getAllByRole('row').length).toBeLessThan(60);
  });
});

it('explains its looks in words', () => {
  renderUi(<LaneLegend kinds={['assigned', 'service', 'open']} />);
  const legend = within(screen.getByRole('list', { name: 'Legend' }));
  expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Assigned',
    'Service',
    'No driver',
  ]);
});
