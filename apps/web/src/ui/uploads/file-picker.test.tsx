import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { FilePicker } from './file-picker.tsx';

const inputOf = (container: HTMLElement): HTMLInputElement => {
  const input = container.querySelector('input');
  if (!input) throw new Error('There is no input');
  return input;
};

it('hands the picked file over, also the same one again', async () => {
  const onPick = vi.fn();
  const { container } = renderUi(
    <FilePicker types={['image/png', 'image/webp']} icon={null} onPick={onPick}>
      Choose photo
    </FilePicker>,
  );
  const photo = new File(['x'], 'a.png', { type: 'image/png' });
  await userEvent.upload(inputOf(container), photo);
  await userEvent.upload(inputOf(container), photo);
  expect(onPick.mock.calls).toEqual([[photo], [photo]]);
  expect(inputOf(container).accept).toBe('image/png,image/webp');
});

it('opens the camera on request, from a keyboard-reachable button', async () => {
  const { container } = renderUi(
    <FilePicker types={['image/png']} icon={null} camera onPick={() => undefined}>
      Take photo
    </FilePicker>,
  );
  const asked = vi.spyOn(inputOf(container), 'click');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(asked).toHaveBeenCalledTimes(1);
  expect(inputOf(container).getAttribute('capture')).toBe('environment');
  expect(screen.getByRole('button', { name: 'Take photo' })).toBeTruthy();
});
