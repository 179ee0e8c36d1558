import { createFileRoute } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { PageEditor } from '#features/sites/staff/page-editor.tsx';
import { isPageKey, PAGE_PLACES } from '#features/sites/staff/page-places.ts';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FormPage } from '#ui/pages/form-page.tsx';

const BACK = { to: '/staff/pages', label: 'Pages' } as const;

const EditPage = () => {
  const { page } = Route.useParams();
  if (!isPageKey(page)) {
    return (
      <FormPage header={<PageHeader title="Page not found" back={BACK} />}>
        <EmptyState
          title="This page doesn’t exist"
          action={
            <ButtonLink to="/staff/pages" look="tint">
              See all pages
            </ButtonLink>
          }
        >
          Check the link, or see all pages.
        </EmptyState>
      </FormPage>
    );
  }
  const { name, path } = PAGE_PLACES[page];
  return (
    <FormPage
      header={
        <PageHeader
          title={name}
          back={BACK}
          actions={
            path && (
              <ButtonLink to={path} look="text" compact icon={<ExternalLink size={18} aria-hidden />}>
                View page
              </ButtonLink>
            )
          }
        />
      }
    >
      <PageEditor page={page} />
    </FormPage>
  );
};

export const Route = createFileRoute('/staff/pages/$page')({ staticData: { tabs: false }, component: EditPage });
