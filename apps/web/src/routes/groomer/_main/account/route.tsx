import { createFileRoute } from '@tanstack/react-router';

/** Here a groomer makes good what keeps the rest of the area closed. */
export const Route = createFileRoute('/groomer/_main/account')({
  staticData: { waives: ['emergency-contact'], openTo: ['approved'] },
});
