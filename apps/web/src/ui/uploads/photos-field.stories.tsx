import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { PhotosField } from './photos-field.tsx';

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60"><rect width="80" height="60" fill="skyblue"/><circle cx="40" cy="34" r="14" fill="peru"/></svg>',
)}`;
const photo = (id: string) => ({ id, url: PICTURE, alt: '', sizes: { thumbnail: PICTURE } });
const MOST = 4;

const Field = ({ count }: { count: number }) => {
  const [photos, setPhotos] = useState(Array.from({ length: count }, (_, at) => photo(`photo-${at}`)));
  return (
    <PhotosField
      label="Photos"
      another="Another photo"
      photos={photos}
      most={MOST}
      upload={() => Promise.resolve(photo(`new-${photos.length}`))}
      onChange={(next) => setPhotos([...next])}
    />
  );
};

const meta = { component: Field, args: { count: 0 } } satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Some: Story = { args: { count: 2 } };
export const Full: Story = { args: { count: MOST } };
