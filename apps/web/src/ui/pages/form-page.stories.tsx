import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, CardBody } from '../layout/card.tsx';
import { FormGroup } from '../fields/form-group.tsx';
import { TextField } from '../fields/text-field.tsx';
import { FormAndAside, FormPage } from './form-page.tsx';

const Form = () => (
  <>
    <FormGroup title="You">
      <TextField label="First name" defaultValue="Maya" />
      <TextField label="Last name" defaultValue="Torres" />
    </FormGroup>
    <FormGroup title="Business" lead="Customers see this on your page.">
      <TextField label="Business name" defaultValue="South Paws" />
    </FormGroup>
  </>
);

const Aside = () => (
  <Card title="Preview">
    <CardBody>South Paws by Maya Torres</CardBody>
  </Card>
);

const meta = { component: FormPage, args: { header: <h1>Profile</h1>, children: null } } satisfies Meta<
  typeof FormPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FormOnly: Story = { args: { children: <Form /> } };
export const WithAside: Story = {
  args: {
    children: (
      <FormAndAside aside={<Aside />}>
        <Form />
      </FormAndAside>
    ),
  },
};
export const Wide: Story = {
  args: {
    wide: true,
    children: (
      <FormAndAside aside={<Aside />}>
        <Card>
          <CardBody>A map or a table</CardBody>
        </Card>
      </FormAndAside>
    ),
  },
};
