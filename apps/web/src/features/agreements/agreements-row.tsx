import { useQuery } from '@tanstack/react-query';
import { FileSignature } from 'lucide-react';
import { Badge } from '#ui/badges/badge.tsx';
import { RowIcon, RowLink } from '#ui/layout/rows.tsx';
import { attachedQuery } from './agreements-query.ts';

/** The way to the agreements of a customer, whom nothing sends there otherwise. */
export const AgreementsRow = () => {
  const { data } = useQuery(attachedQuery());
  const waiting = (data ?? []).filter(({ required, signed }) => required && !signed).length;
  return (
    <RowLink
      to="/customer/agreements"
      lead={<RowIcon icon={FileSignature} />}
      title="Agreements"
      meta="Read, accept and download"
      {...(waiting > 0 && { aside: <Badge tone="pending">{`${waiting} to accept`}</Badge> })}
    />
  );
};
