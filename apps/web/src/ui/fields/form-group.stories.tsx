import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormGroup } from './form-group.tsx';
import { TextField } from './text-field.tsx';

const meta = { component: FormGroup, args: { title: 'Business', children: <TextField label="Name" /> } } satisfies Meta<
  typeof FormGroup
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Several: Story = {
  render: () => (
    <>
      <FormGroup title="You" lead="Shown to customers who book you.">
        <TextField label="First name" />
      </FormGroup>
      <FormGroup title="Business">
        <TextField label="Name" />
      </FormGroup>
    </>
  ),
};
