import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { VanPhotoTile } from './van-photo-tile.tsx';

const FILE = new File(['x'], 'rear.jpg', { type: 'image/jpeg' });
const PHOTO = { url: '/rear.webp', date: 'May 28' };
const dragged = { dataTransfer: { types: ['Files'], files: [FILE] } };

const show = (props: Partial<ComponentProps<typeof VanPhotoTile>> = {}) => {
  const onFile = vi.fn<(file: File) => void>();
  const { container } = renderUi(<VanPhotoTile view="rear" photo={null} onFile={onFile} {...props} />);
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  const card = container.querySelector('[data-missing], [data-problem]') ?? screen.getByRole('group').children[0];
  if (!input || !card) throw new Error('no tile');
  return { onFile, input, card };
};

it('asks for a missing photo, from the gallery as well as the camera', async () => {
  const { onFile, input } = show();
  const asked = vi.spyOn(input, 'click');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add rear photo' }));
  expect(asked).toHaveBeenCalledOnce();
  expect(input.hasAttribute('capture')).toBe(false);
  await userEvent.upload(input, FILE);
  expect(onFile).toHaveBeenCalledExactlyOnceWith(FILE);
});

it('takes a photo that is dropped, and says so while it hovers', () => {
  const { onFile, card } = show();
  expect(screen.queryByText('Drop a photo here')).toBeNull();
  fireEvent.dragOver(card, dragged);
  screen.getByText('Drop a photo here');
  fireEvent.drop(card, dragged);
  expect(onFile).toHaveBeenCalledExactlyOnceWith(FILE);
  expect(screen.queryByText('Drop a photo here')).toBeNull();
});

it('says where the next photo goes', () => {
  show({ isTarget: true });
  screen.getByText('Drop a photo here');
});

it('shows a photo with its date and what can be done with it', async () => {
  const onUseAsCover = vi.fn<() => void>();
  const onRemove = vi.fn<() => void>();
  const { input } = show({ photo: PHOTO, onUseAsCover, onRemove });
  const asked = vi.spyOn(input, 'click');
  const group = within(screen.getByRole('group', { name: 'Rear' }));
  group.getByRole('img', { name: 'Rear' });
  group.getByText('May 28');
  const choose = async (name: string) => {
    await userEvent.click(group.getByRole('button', { name: 'Actions for Rear' }));
    await userEvent.click(await screen.findByRole('menuitem', { name }));
  };
  await choose('Replace');
  expect(asked).toHaveBeenCalledOnce();
  await choose('Use as cover');
  expect(onUseAsCover).toHaveBeenCalledOnce();
  await choose('Remove');
  expect(onRemove).toHaveBeenCalledOnce();
});

it('marks the cover, which cannot be made the cover again', async () => {
  show({ photo: PHOTO, isCover: true, onUseAsCover: () => undefined });
  screen.getByText('Cover');
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Rear' }));
  await screen.findByRole('menuitem', { name: 'Replace' });
  expect(screen.queryByRole('menuitem', { name: 'Use as cover' })).toBeNull();
});

it('shows how much has arrived, and takes no other photo meanwhile', async () => {
  const onStop = vi.fn<() => void>();
  const { onFile, card } = show({ sending: { file: FILE, percent: 63.6 }, onStop });
  expect(screen.getByRole('progressbar', { name: 'Uploading rear' }).getAttribute('aria-valuenow')).toBe('64');
  screen.getByText('64%');
  fireEvent.drop(card, dragged);
  expect(onFile).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Stop uploading Rear' }));
  expect(onStop).toHaveBeenCalledOnce();
});

it('says what is wrong, and tries again where that helps', async () => {
  show({ error: 'This file is empty. Choose another one.' });
  expect(screen.getByRole('alert').textContent).toContain('This file is empty');
  const onRetry = vi.fn<() => void>();
  show({ error: 'The photo was not uploaded.', onRetry });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
