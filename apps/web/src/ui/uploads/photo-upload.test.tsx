import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { PhotoUpload } from './photo-upload.tsx';
import type { Upload, Uploaded } from './use-upload.ts';

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

const PHOTO = new File(['x'], 'before.jpg', { type: 'image/jpeg' });

/** An upload that the test lets go on, finish or fail. */
const held = () => {
  const calls: { progress: (percent: number) => void; signal: AbortSignal; done: PromiseWithResolvers<Uploaded> }[] =
    [];
  const upload: Upload<Uploaded> = (_file, progress, signal) => {
    const done = Promise.withResolvers<Uploaded>();
    calls.push({ progress, signal, done });
    return done.promise;
  };
  return { upload, calls };
};

const show = (upload: Upload<Uploaded>, first: Uploaded | null = null, logoOn?: 'light' | 'dark') => {
  const changes = vi.fn();
  const Slot = () => {
    const [photo, setPhoto] = useState(first);
    const change = (next: Uploaded | null) => {
      changes(next);
      setPhoto(next);
    };
    return <PhotoUpload label="Before" value={photo} onChange={change} upload={upload} {...(logoOn && { logoOn })} />;
  };
  const { container } = renderUi(<Slot />);
  const pick = async (file: File) => {
    const input = container.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no input');
    await userEvent.setup({ applyAccept: false }).upload(input, file);
  };
  return { changes, pick };
};

it('previews at once, shows progress in percent and reports the photo', async () => {
  const { upload, calls } = held();
  const { changes, pick } = show(upload);
  await pick(PHOTO);
  expect(screen.getByRole('img').getAttribute('src')).toBe('blob:preview');
  act(() => calls[0]?.progress(42));
  expect(screen.getByText('42%')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Uploading Before' })).toBeTruthy();
  await act(async () => {
    calls[0]?.done.resolve({ id: 'photo-1', url: '/photo.webp' });
    await calls[0]?.done.promise;
  });
  expect(changes.mock.calls).toEqual([[{ id: 'photo-1', url: '/photo.webp' }]]);
  expect(screen.getByRole('img').getAttribute('src')).toBe('/photo.webp');
});

it('keeps the photo when it failed, and tries again', async () => {
  const { upload, calls } = held();
  const { changes, pick } = show(upload);
  await pick(PHOTO);
  act(() => calls[0]?.done.reject(new Error('away')));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(calls).toHaveLength(2);
  act(() => calls[1]?.done.resolve({ id: 'photo-2', url: '/photo.webp' }));
  await expect.poll(() => changes).toHaveBeenCalledTimes(1);
});

it('can be stopped on the way', async () => {
  const { upload, calls } = held();
  const { changes, pick } = show(upload);
  await pick(PHOTO);
  await userEvent.click(screen.getByRole('button', { name: 'Stop uploading Before' }));
  expect(calls[0]?.signal.aborted).toBe(true);
  await act(async () => {
    calls[0]?.done.resolve({ id: 'late', url: '/late.webp' });
    await calls[0]?.done.promise;
  });
  expect(changes).not.toHaveBeenCalled();
});

it('can be removed', async () => {
  const { changes } = show(held().upload, { id: 'photo-1', url: '/photo.webp' });
  await userEvent.click(screen.getByRole('button', { name: 'Remove Before' }));
  expect(changes.mock.calls).toEqual([[null]]);
  expect(screen.queryByRole('img')).toBeNull();
});

it('refuses what storage would refuse, before anything is sent', async () => {
  const { upload, calls } = held();
  const { pick } = show(upload);
  await pick(new File(['x'], 'a.gif', { type: 'image/gif' }));
  expect(screen.getByRole('alert').textContent).toContain('This is not a JPEG, PNG or WebP file.');
  expect(calls).toHaveLength(0);
});

it('takes a file that is dropped on it, and nothing else', async () => {
  const { upload, calls } = held();
  show(upload);
  const frame = screen.getByRole('button', { name: 'Choose photo' });
  fireEvent.drop(frame, { dataTransfer: { types: ['text/plain'], files: [] } });
  expect(calls).toHaveLength(0);
  fireEvent.drop(frame, { dataTransfer: { types: ['Files'], files: [PHOTO] } });
  expect(calls).toHaveLength(1);
  expect(await screen.findByRole('progressbar', { name: 'Uploading Before' })).toBeTruthy();
});

it('shows a logo on the background it is made for, and calls it a logo', async () => {
  const { upload, calls } = held();
  const { pick } = show(upload, { id: 'logo-1', url: '/logo.webp' }, 'dark');
  expect(screen.getByRole('img').closest('[data-theme]')?.getAttribute('data-theme')).toBe('dark');
  await pick(PHOTO);
  act(() => calls[0]?.done.reject(new Error('away')));
  expect((await screen.findByRole('alert')).textContent).toContain('The logo was not uploaded.');
});
