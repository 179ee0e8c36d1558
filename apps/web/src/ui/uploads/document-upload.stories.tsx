import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { DocumentUpload, type UploadedDocument } from './document-upload.tsx';
import type { Upload } from './use-upload.ts';

interface SlotProps {
  readonly first: UploadedDocument | null;
  readonly fails?: boolean;
  readonly error?: string;
}

const Slot = ({ first, fails = false, error }: SlotProps) => {
  const [paper, setPaper] = useState(first);
  const upload =
    (title: string): Upload<UploadedDocument> =>
    () =>
      fails ? Promise.reject(new Error('away')) : Promise.resolve({ id: 'paper-1', title, url: '#paper' });
  return <DocumentUpload label="Insurance" value={paper} onChange={setPaper} upload={upload} error={error} />;
};

const meta = { component: Slot, args: { first: null } } satisfies Meta<typeof Slot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { first: { id: 'paper-1', title: 'Insurance of van 4, 2026', url: '#paper' } } };
export const Missing: Story = { args: { error: 'Add the insurance of the van.' } };
export const FailsAlways: Story = { args: { fails: true } };
