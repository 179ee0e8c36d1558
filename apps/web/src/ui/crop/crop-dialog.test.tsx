import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { CropDialog } from './crop-dialog.tsx';

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

const PHOTO = new File(['x'], 'card.jpg', { type: 'image/jpeg' });

const show = (hasCamera: boolean) => {
  const asked = { onPick: vi.fn(), onCrop: vi.fn(), onClose: vi.fn() };
  renderUi(<CropDialog label="Front" photo={PHOTO} aspect={1.586} hasCamera={hasCamera} {...asked} />);
  return asked;
};

it('turns and enlarges by keyboard, and names every control', async () => {
  show(false);
  const user = userEvent.setup();
  const photo = await screen.findByRole('presentation');
  screen.getByRole('slider', { name: 'Zoom' }).focus();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rotate' }));
  await user.keyboard('{Enter}');
  expect(photo.style.transform).toContain('rotate(90deg)');
  await user.keyboard('{Enter}{Enter}{Enter}');
  expect(photo.style.transform).toContain('rotate(0deg)');
});

it.each([
  [true, 'Retake'],
  [false, 'Choose another'],
])('takes another photo instead, with a camera: %s', async (hasCamera, name) => {
  const { onPick } = show(hasCamera);
  await screen.findByRole('button', { name });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  expect(input?.getAttribute('capture')).toBe(hasCamera ? 'environment' : null);
  if (input) await userEvent.upload(input, PHOTO);
  expect(onPick).toHaveBeenCalledWith(PHOTO);
});

it('keeps the old photo when it is closed', async () => {
  const { onClose, onCrop } = show(false);
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalled();
  expect(onCrop).not.toHaveBeenCalled();
});
