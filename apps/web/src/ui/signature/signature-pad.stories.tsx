import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SignaturePad, type Signature } from './signature-pad.tsx';

const Signing = ({ first, error }: { first: Signature | null; error?: string }) => {
  const [signature, setSignature] = useState(first);
  return <SignaturePad label="Signature of the customer" value={signature} onChange={setSignature} error={error} />;
};

const meta = { component: Signing, args: { first: null } } satisfies Meta<typeof Signing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Typed: Story = { args: { first: { kind: 'typed', name: 'Priya Raman' } } };
export const Missing: Story = { args: { error: 'Please sign before you finish.' } };
