import type { Role } from '@tailgate/contract';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { destinationAt, type Destination } from './destinations.ts';

interface DestinationLinkProps {
  readonly role: Role;
  readonly to: Destination['to'];
  /** Which destination a path belongs to here. */
  readonly find?: typeof destinationAt;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A link of the main navigation. Of the destinations that a path belongs to, only the most specific is current. */
export const DestinationLink = ({ role, to, find = destinationAt, className, children }: DestinationLinkProps) => {
  const isHere = useLocation({ select: ({ pathname }) => find(role, pathname)?.to === to });
  return (
    // A place that belongs here without lying below it is current as well.
    <Link
      to={to}
      activeOptions={{ exact: !isHere }}
      className={className}
      {...(isHere && { 'aria-current': 'page' as const })}
    >
      {children}
    </Link>
  );
};
