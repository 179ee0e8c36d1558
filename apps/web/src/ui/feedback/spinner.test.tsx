import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { Spinner, SPINNER_SIZES, SPINNER_THEMES } from './spinner.tsx';

it('RL-widgets-09 comes in the sizes sm, md, lg, xl and xxl, each larger than the one before', () => {
  expect(Object.keys(SPINNER_SIZES)).toEqual(['sm', 'md', 'lg', 'xl', 'xxl']);
  const widths = Object.values(SPINNER_SIZES);
  expect(widths).toEqual(widths.toSorted((a, b) => a - b));
  const { container } = renderUi(<Spinner size="xxl" />);
  expect(container.querySelector('svg')?.getAttribute('width')).toBe('64');
});

it('RL-widgets-10 comes in the themes primary, black, gray and white', () => {
  expect(SPINNER_THEMES).toEqual(['primary', 'black', 'gray', 'white']);
  renderUi(<Spinner theme="gray" />);
  expect(screen.getByRole('status').dataset['theme']).toBe('gray');
});

it('says what is waited for, unless words beside it do', () => {
  renderUi(<Spinner label="Loading prices" />);
  expect(screen.getByRole('status').textContent).toBe('Loading prices');
});

it('is silent beside words', () => {
  renderUi(<Spinner label={null} />);
  expect(screen.queryByRole('status')).toBeNull();
});
