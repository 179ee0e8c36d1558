import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from './button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';

const meta = {
  component: Dialog,
  args: { title: 'Add a note', opened: true, onClose: () => undefined, children: 'Only you can see it.' },
  render: ({ opened: atFirst, onClose: _, ...args }) => {
    const Openable = () => {
      const [opened, setOpened] = useState(atFirst);
      return (
        <>
          <Button onClick={() => setOpened(true)}>Open</Button>
          <Dialog {...args} opened={opened} onClose={() => setOpened(false)} />
        </>
      );
    };
    return <Openable />;
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { opened: false } };
export const Opened: Story = {};
export const WithActions: Story = {
  args: {
    children: (
      <>
        Only you can see it.
        <DialogActions>
          <Button>Cancel</Button>
          <Button look="filled">Save note</Button>
        </DialogActions>
      </>
    ),
  },
};
export const Grave: Story = { args: { grave: true, title: 'Delete the note' } };
export const Long: Story = { args: { children: 'A long text that has to be scrolled. '.repeat(120) } };
export const Full: Story = { args: { full: true, title: 'Insurance card' } };
