import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { PageButtons } from './page-buttons.tsx';

const TEN = Array.from({ length: 10 }, (_, index) => index);

it('moves by a page and says where it is', async () => {
  const onMove = vi.fn();
  renderUi(<PageButtons total={43} limit={10} offset={20} items={TEN} onMove={onMove} />);
  expect(screen.getByText('21–30 of 43')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(onMove.mock.calls).toEqual([[30], [10]]);
});

it('ends at the ends', () => {
  renderUi(<PageButtons total={13} limit={10} offset={10} items={[1, 2, 3]} onMove={() => undefined} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next page' }).disabled).toBe(true);
});

it('is not there when everything fits on one page', () => {
  renderUi(<PageButtons total={10} limit={10} offset={0} items={TEN} onMove={() => undefined} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
