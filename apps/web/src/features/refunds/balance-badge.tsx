import { Scale, TriangleAlert } from 'lucide-react';
import { Badge } from '#ui/badges/badge.tsx';

/** Whether debits and credits are equal: nobody has to add them up. */
export const BalanceBadge = ({ isBalanced }: { isBalanced: boolean }) =>
  isBalanced ? (
    <Badge tone="complete" icon={Scale}>
      Ledger balanced
    </Badge>
  ) : (
    <Badge tone="overdue" icon={TriangleAlert}>
      Ledger not balanced
    </Badge>
  );
