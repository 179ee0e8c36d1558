import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { StatCard, type Delta } from './stat-card.tsx';

it('is a region named by its label, with number and note', () => {
  renderUi(<StatCard label="Use, 14 days" value="69%" note="2 vans idle today" />);
  expect(screen.getByRole('region', { name: 'Use, 14 days' }).textContent).toBe('Use, 14 days69%2 vans idle today');
});

it.each([
  [{ direction: 'up', words: 'more' }, 'good'],
  [{ direction: 'down', words: 'less' }, 'bad'],
  [{ direction: 'same', words: 'as before' }, 'neutral'],
  [{ direction: 'up', words: 'more no-shows', tone: 'bad' }, 'bad'],
] as const)('says a change by words, icon and colour: %o', (delta: Delta, tone) => {
  renderUi(<StatCard label="Revenue" value="$1" delta={delta} />);
  const words = screen.getByText(delta.words);
  expect(words.dataset['tone']).toBe(tone);
  expect(words.querySelector('svg[aria-hidden]')).toBeTruthy();
});

it('draws a bar for each value, also for none at all', () => {
  const { container } = renderUi(<StatCard label="Revenue" value="$1" bars={[0, 5, -2]} />);
  const heights = [...container.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')));
  expect(heights).toEqual([3, 52, 3]);
});
