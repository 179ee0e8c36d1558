import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { ProblemList } from './problem-list.tsx';

it('says red before amber before what only helps, in words', () => {
  renderUi(
    <ProblemList
      label="Alerts"
      problems={[
        { id: 'note', tone: 'info', title: 'Hides under the couch' },
        { id: 'rabies', tone: 'warning', title: 'Rabies expired' },
        { id: 'bites', tone: 'danger', title: 'Bites', note: 'Muzzle on' },
      ]}
    />,
  );
  const rows = within(screen.getByRole('list', { name: 'Alerts' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'BitesMuzzle on',
    'Rabies expired',
    'Hides under the couch',
  ]);
});

it('is not there when nothing is wrong', () => {
  const { container } = renderUi(<ProblemList label="Alerts" problems={[]} />);
  expect(container.querySelector('ul')).toBeNull();
});
