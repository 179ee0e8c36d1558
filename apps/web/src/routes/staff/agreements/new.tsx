import { createFileRoute } from '@tanstack/react-router';
import { NewAgreement } from '#features/agreements/staff/new-agreement.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { FormPage } from '#ui/pages/form-page.tsx';

const New = () => (
  <FormPage
    header={
      <PageHeader
        title="New agreement"
        lead="Nobody sees it before you publish it."
        back={{ to: '/staff/agreements', label: 'Agreements' }}
      />
    }
  >
    <NewAgreement />
  </FormPage>
);

export const Route = createFileRoute('/staff/agreements/new')({ staticData: { tabs: false }, component: New });
