import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { PhotosField } from './photos-field.tsx';

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

const photo = (id: string) => ({ id, url: `/${id}.webp`, alt: '', sizes: { thumbnail: `/${id}-small.webp` } });

const show = (ids: readonly string[]) => {
  const Field = () => {
    const [photos, setPhotos] = useState(ids.map(photo));
    return (
      <PhotosField
        label="Photos"
        another="Another photo"
        photos={photos}
        most={3}
        upload={() => Promise.resolve(photo('new'))}
        onChange={(next) => setPhotos([...next])}
      />
    );
  };
  const { container } = renderUi(<Field />);
  return async () => {
    const input = container.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no input');
    await userEvent.upload(input, new File(['x'], 'new.jpg', { type: 'image/jpeg' }));
  };
};
const shown = () => screen.queryAllByRole('img').map((image) => image.getAttribute('src'));

it('adds photos one by one, up to the most', async () => {
  const pick = show(['one', 'two']);
  expect(screen.getByRole('group', { name: 'Another photo' })).toBeTruthy();
  await pick();
  await expect.poll(shown).toEqual(['/one-small.webp', '/two-small.webp', '/new-small.webp']);
  expect(screen.queryByRole('group')).toBeNull();
});

it('removes the photo that is meant, and asks for the first again after the last', async () => {
  show(['one', 'two']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  expect(shown()).toEqual(['/two-small.webp']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  expect(screen.getByRole('group', { name: 'Photos' })).toBeTruthy();
});
