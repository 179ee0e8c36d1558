import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyButton } from './copy-button.tsx';

const meta = { component: CopyButton, args: { text: '1FTBR1C84NKA00000' } } satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Named: Story = { args: { label: 'Copy VIN' } };
