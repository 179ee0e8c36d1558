import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PageHeader } from './page-header.tsx';

/** A page of the area that is not for this account: the navigation stays. */
export const AreaNoAccess = (): ReactNode => (
  <>
    <PageHeader title="No access" />
    <EmptyState
      level={2}
      title="You don’t have access to this page"
      action={
        <ButtonLink to="/" look="tint">
          Go to home
        </ButtonLink>
      }
    >
      If you need it for your work, ask an owner of the site.
    </EmptyState>
  </>
);
