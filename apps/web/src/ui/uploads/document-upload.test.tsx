import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { DocumentUpload, type UploadedDocument } from './document-upload.tsx';
import type { Upload } from './use-upload.ts';

const show = (upload: (title: string) => Upload<UploadedDocument>) => {
  const Slot = () => {
    const [paper, setPaper] = useState<UploadedDocument | null>(null);
    return <DocumentUpload label="Insurance" value={paper} onChange={setPaper} upload={upload} />;
  };
  const { container } = renderUi(<Slot />);
  return async (file: File) => {
    const input = container.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no input');
    await userEvent.setup({ applyAccept: false }).upload(input, file);
  };
};
const pdf = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' });
const atOnce =
  (title: string): Upload<UploadedDocument> =>
  () =>
    Promise.resolve({ id: 'paper-1', title, url: '/paper' });

it('uploads under the title that was given', async () => {
  const pick = show(atOnce);
  await userEvent.type(screen.getByRole('textbox', { name: /Title/ }), 'Van 4, 2026');
  await pick(pdf('scan.pdf'));
  const link = await screen.findByRole('link', { name: 'Van 4, 2026' });
  expect(link.getAttribute('href')).toBe('/paper');
});

it('takes the name of the file for a title, and can be removed again', async () => {
  await show(atOnce)(pdf('Insurance_van-4.pdf'));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Insurance van 4' }));
  expect(screen.getByRole('button', { name: 'Choose file' })).toBeTruthy();
});

it('shows progress, keeps the file after a failure and retries', async () => {
  const first = Promise.withResolvers<UploadedDocument>();
  let tell: (percent: number) => void = () => undefined;
  const upload = vi
    .fn<Upload<UploadedDocument>>()
    .mockImplementationOnce((_file, onProgress) => {
      tell = onProgress;
      return first.promise;
    })
    .mockResolvedValue({ id: 'paper-1', title: 'scan', url: '/paper' });
  await show(() => upload)(pdf('scan.pdf'));
  act(() => tell(30));
  expect(screen.getByRole('progressbar', { name: 'Uploading scan.pdf' }).getAttribute('aria-valuenow')).toBe('30');
  act(() => first.reject(new Error('away')));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'scan' })).toBeTruthy();
});

it('refuses what is no document', async () => {
  await show(atOnce)(new File(['x'], 'a.zip', { type: 'application/zip' }));
  expect(screen.getByRole('alert').textContent).toContain('This is not a PDF, JPEG, PNG or WebP file.');
});
