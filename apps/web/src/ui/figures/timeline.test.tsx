import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { DriveLeg, Timeline, TimelineStop } from './timeline.tsx';

it('reads as a list of stops with the drives between them', () => {
  renderUi(
    <Timeline label="Stops today">
      <TimelineStop number={1} heading="8:00 AM" done>
        Iris Cole
      </TimelineStop>
      <DriveLeg minutes={11} miles={4} note="lunch fits here" />
      <TimelineStop number={2} heading="Next stop · 9:30 AM" aside="Leave by 9:12" next>
        Priya Raman
      </TimelineStop>
    </Timeline>,
  );
  const items = within(screen.getByRole('list', { name: 'Stops today' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    '1, done8:00 AMIris Cole',
    'Drive 11 min · 4.0 mi · lunch fits here',
    '2Next stop · 9:30 AMLeave by 9:12Priya Raman',
  ]);
  expect(items.filter((item) => item.dataset['next'])).toHaveLength(1);
});

it('marks what is late', () => {
  renderUi(
    <Timeline label="Stops today">
      <TimelineStop number={1} heading="Next stop · 2:00 PM" aside="Arrive 2:25 PM" asideTone="danger" next>
        Mei Tanaka
      </TimelineStop>
      <DriveLeg minutes={12} miles={5.2} note="arrive 4:20 PM" noteTone="danger" />
    </Timeline>,
  );
  for (const words of ['Arrive 2:25 PM', /arrive 4:20 PM/])
    expect(screen.getByText(words).dataset['tone']).toBe('danger');
});
