import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImagePlus } from 'lucide-react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { PhotoTile, PickTile } from './photo-tile.tsx';

const PHOTO = new File(['x'], 'before.jpg', { type: 'image/jpeg' });

const show = () => {
  const picked = vi.fn<(file: File) => void>();
  const { container } = renderUi(
    <PickTile icon={ImagePlus} aspect={undefined} hasProblem={false} onPick={picked}>
      Choose photo
    </PickTile>,
  );
  return { picked, input: container.querySelector<HTMLInputElement>('input[type=file]') };
};

it('asks for a photo where it will be', async () => {
  const { picked, input } = show();
  const asked = vi.spyOn(input ?? new HTMLInputElement(), 'click');
  await userEvent.click(screen.getByRole('button', { name: 'Choose photo' }));
  expect(asked).toHaveBeenCalledOnce();
  if (input) await userEvent.upload(input, PHOTO);
  expect(picked).toHaveBeenCalledExactlyOnceWith(PHOTO);
});

it('takes one that is dropped on it', () => {
  const { picked } = show();
  const tile = screen.getByRole('button', { name: 'Choose photo' });
  fireEvent.drop(tile, { dataTransfer: { types: ['Files'], files: [PHOTO] } });
  expect(picked).toHaveBeenCalledExactlyOnceWith(PHOTO);
});

it('shows a photo with what can be done with it', () => {
  renderUi(
    <PhotoTile src="/biscuit.webp" alt="Biscuit" aspect={undefined}>
      <button>Remove</button>
    </PhotoTile>,
  );
  screen.getByRole('img', { name: 'Biscuit' });
  screen.getByRole('button', { name: 'Remove' });
});
