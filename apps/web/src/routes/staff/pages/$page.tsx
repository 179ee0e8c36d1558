import { createFileRoute } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { PageEditor } from '#features/sites/staff/page-editor.tsx';
import { isPageKey, PAGE_PLACES } from '#features/sites/staff/page-places.ts';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

const BACK = { to: '/staff/pages', label: 'Pages' } as const;

const EditPage = () => {
  const { page } = Route.useParams();
  if (!isPageKey(page)) {
    return (
      <>
        <PageHeader title="Page not found" back={BACK} />
        <EmptyState
          title="There is no such page"
          action={
            <ButtonLink to="/staff/pages" look="tint">
              See all pages
            </ButtonLink>
          }
        >
          The address may be mistyped.
        </EmptyState>
      </>
    );
  }
  const { name, path } = PAGE_PLACES[page];
  return (
    <>
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
      <PageEditor page={page} />
    </>
  );
};

export const Route = createFileRoute('/staff/pages/$page')({ staticData: { tabs: false }, component: EditPage });
