import type { ReactNode } from 'react';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import { PageHeader } from './page-header.tsx';

/** A missing page inside an area: the navigation stays. */
export const AreaNotFound = (): ReactNode => (
  <>
    <PageHeader title="This page could not be found" />
    <EmptyState
      level={2}
      title="Page not found"
      action={
        <ButtonLink to="/" look="tint">
          Go to home
        </ButtonLink>
      }
    >
      It may have moved, or the link is incomplete. Your data is safe.
    </EmptyState>
  </>
);
