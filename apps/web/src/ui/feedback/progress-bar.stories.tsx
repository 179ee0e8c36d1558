import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './progress-bar.tsx';

const meta = { component: ProgressBar, args: { label: 'Uploading the photo' } } satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { percent: 0 } };
export const Part: Story = { args: { percent: 60 } };
export const Full: Story = { args: { percent: 100 } };
export const Unknown: Story = {};
