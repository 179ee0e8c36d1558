import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showDropTime, timeAt } from './drop-time.ts';

it.each([
  ['0%', { from: 8, to: 18 }, '12', '8:00 AM'],
  ['25%', { from: 8, to: 18 }, '12', '10:30 AM'],
  ['2.5%', { from: 8, to: 18 }, '24', '08:15'],
  ['52.0833%', { from: 0, to: 24 }, '12', '12:30 PM'],
] as const)('%s down %j is %s hours: %s', (top, hours, clock, time) => {
  expect(timeAt(top, hours, clock)).toBe(time);
});

it('writes the time where an appointment would be dropped', () => {
  const { getByTestId } = render(
    <div data-testid="grid" onDragOver={(event) => showDropTime(event, { from: 8, to: 18 }, '12')}>
      <div data-testid="place" className="mantine-WeekView-weekViewDragPreview" style={{ top: '12.5%' }} />
    </div>,
  );
  fireEvent.dragOver(getByTestId('grid'));
  expect(getByTestId('place').dataset['time']).toBe('9:15 AM');
});
