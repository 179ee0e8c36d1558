import { Landmark } from 'lucide-react';
import { Card } from '#ui/card.tsx';
import { RowIcon, RowLink, Rows } from '#ui/rows.tsx';

/** The way to the taxes on phones, whose tab bar is full. */
export const TaxesLinkCard = () => (
  <Card>
    <Rows label="Taxes and fees">
      <RowLink
        to="/staff/taxes"
        search={{}}
        lead={<RowIcon icon={Landmark} />}
        title="Taxes and fees"
        meta="Sales tax by state and ZIP code"
      />
    </Rows>
  </Card>
);
