import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '../actions/text-link.tsx';
import { ProblemList } from './problem-list.tsx';

const meta = {
  component: ProblemList,
  args: {
    label: 'Alerts for Priya Raman',
    problems: [
      {
        id: 'rabies',
        tone: 'warning',
        kind: 'vaccination',
        title: 'Mochi’s rabies record expired Oct 5',
        note: '3 days ago',
        action: <TextLink to="/">Ask for new record</TextLink>,
      },
      { id: 'bites', tone: 'danger', title: 'Biscuit bites when nails are done', note: 'Muzzle on, back feet last' },
    ],
  },
} satisfies Meta<typeof ProblemList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RedBeforeAmber: Story = {};
export const OnlyWords: Story = {
  args: { problems: [{ id: 'note', tone: 'info', title: 'Mochi hides under the couch: ask Priya to bring him' }] },
};
export const Nothing: Story = { args: { problems: [] } };
