import { expect, it } from 'vitest';
import { renderUi } from '../../../testing/render-ui.tsx';
import { VAN_VIEW_WORDS, VAN_VIEWS } from '@tailgate/contract/facts';
import { VanOutline } from './van-outline.tsx';
import { VAN_BOX } from './van-shapes.ts';

const drawn = (view: (typeof VAN_VIEWS)[number]) => {
  const svg = renderUi(<VanOutline view={view} />).container.querySelector('svg');
  if (!svg) throw new Error(`${view} is not drawn`);
  return svg;
};

it('draws eight views, each with its own name and lines', () => {
  expect(VAN_VIEWS).toHaveLength(8);
  expect(new Set(Object.values(VAN_VIEW_WORDS)).size).toBe(8);
  expect(new Set(VAN_VIEWS.map((view) => drawn(view).innerHTML)).size).toBe(8);
});

it.each(VAN_VIEWS)('draws %s in the shared box, in the color of the text, hidden from screen readers', (view) => {
  const svg = drawn(view);
  expect(svg.getAttribute('viewBox')).toBe(VAN_BOX);
  expect(svg.getAttribute('stroke')).toBe('currentColor');
  expect(svg.getAttribute('aria-hidden')).toBe('true');
});
