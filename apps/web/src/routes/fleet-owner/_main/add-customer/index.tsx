import { createFileRoute, redirect } from '@tanstack/react-router';
import { textSearch } from '#shell/tables/text-search.ts';

/** The flow begins with the van; what is answered already stays in the address. */
export const Route = createFileRoute('/fleet-owner/_main/add-customer/')({
  validateSearch: textSearch,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/fleet-owner/add-customer/select-services', search, replace: true });
  },
});
