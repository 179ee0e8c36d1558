import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { CopyButton } from './copy-button.tsx';

it('copies the text and says so', async () => {
  const user = userEvent.setup();
  renderUi(<CopyButton text="1FTBR1C84NKA00000" label="Copy VIN" />);
  await user.click(screen.getByRole('button', { name: 'Copy VIN' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Copied');
  expect(await navigator.clipboard.readText()).toBe('1FTBR1C84NKA00000');
});

it('says when the browser does not let it', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  renderUi(<CopyButton text="1FTBR1C84NKA00000" />);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: 'Couldn’t copy' })).toBeTruthy();
  vi.restoreAllMocks();
});
