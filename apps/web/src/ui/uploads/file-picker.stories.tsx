import type { Meta, StoryObj } from '@storybook/react-vite';
import { Camera, ImagePlus } from 'lucide-react';
import { FilePicker } from './file-picker.tsx';

const meta = {
  component: FilePicker,
  args: {
    types: ['image/jpeg'],
    icon: <ImagePlus size={18} aria-hidden />,
    onPick: () => undefined,
    children: 'Choose photo',
  },
} satisfies Meta<typeof FilePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Files: Story = {};
export const CameraOfPhone: Story = {
  args: { camera: true, icon: <Camera size={18} aria-hidden />, children: 'Take photo' },
};
export const Disabled: Story = { args: { disabled: true } };
