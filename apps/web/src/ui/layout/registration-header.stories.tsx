import type { Meta, StoryObj } from '@storybook/react-vite';
import { RegistrationHeader } from './registration-header.tsx';

const meta = {
  component: RegistrationHeader,
  args: { title: 'Work zone' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RegistrationHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};
export const Everything: Story = {
  args: { section: 'Set up your business', percent: 60, onBack: () => undefined },
};
export const FirstStep: Story = { args: { section: 'Set up your business', percent: 0 } };
export const LongTitle: Story = {
  args: { title: 'Which documents do you already have for your business', percent: 100, onBack: () => undefined },
};
