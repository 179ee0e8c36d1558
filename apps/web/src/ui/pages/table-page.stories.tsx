import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../layout/card.tsx';
import { Row, Rows } from '../layout/rows.tsx';
import { TablePage } from './table-page.tsx';

const meta = {
  component: TablePage,
  args: {
    header: <h1>People</h1>,
    children: (
      <Card>
        <Rows label="People">
          <Row title="Maya Torres" meta="Groomer" />
          <Row title="Priya Raman" meta="Customer" />
        </Rows>
      </Card>
    ),
  },
} satisfies Meta<typeof TablePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
