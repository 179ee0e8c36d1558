import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { PhotoUpload } from './photo-upload.tsx';
import type { Upload, Uploaded } from './use-upload.ts';

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60"><rect width="80" height="60" fill="skyblue"/><rect y="40" width="80" height="20" fill="yellowgreen"/><circle cx="40" cy="34" r="14" fill="peru"/></svg>',
)}`;

const slowly: Upload<Uploaded> = (_file, onProgress) =>
  new Promise((done) => {
    let percent = 0;
    const timer = setInterval(() => {
      percent += 10;
      onProgress(percent);
      if (percent < 100) return;
      clearInterval(timer);
      done({ id: 'photo-1', url: PICTURE });
    }, 200);
  });

interface SlotProps {
  readonly first: Uploaded | null;
  readonly upload?: Upload<Uploaded>;
  readonly error?: string;
  readonly logoOn?: 'light' | 'dark';
}

const Slot = ({ first, upload = slowly, error, logoOn }: SlotProps) => {
  const [photo, setPhoto] = useState(first);
  return (
    <PhotoUpload
      label={logoOn ? 'Logo' : 'Before'}
      value={photo}
      onChange={setPhoto}
      upload={upload}
      error={error}
      {...(logoOn && { logoOn })}
    />
  );
};

const meta = { component: Slot, args: { first: null } } satisfies Meta<typeof Slot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { first: { id: 'photo-1', url: PICTURE } } };
export const Missing: Story = { args: { error: 'Add a photo before you finish.' } };
export const FailsAlways: Story = { args: { upload: () => Promise.reject(new Error('away')) } };
export const LogoOnLight: Story = { args: { first: { id: 'logo-1', url: PICTURE }, logoOn: 'light' } };
export const LogoOnDark: Story = { args: { first: { id: 'logo-1', url: PICTURE }, logoOn: 'dark' } };
export const NoLogo: Story = { args: { logoOn: 'dark' } };
