import { createFileRoute, redirect } from '@tanstack/react-router';

/** The address that the specification names; home itself is the first page of the area. */
export const Route = createFileRoute('/groomer/_main/home')({
  beforeLoad: () => {
    throw redirect({ to: '/groomer', replace: true });
  },
});
