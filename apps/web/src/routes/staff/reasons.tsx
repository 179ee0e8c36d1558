import { createFileRoute } from '@tanstack/react-router';
import { ReasonsEditor } from '#features/sites/staff/reasons/reasons-form.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { FormPage } from '#ui/pages/form-page.tsx';

const Reasons = () => (
  <FormPage
    header={
      <PageHeader
        title="Reasons"
        lead="What groomers and customers choose from when they cancel, move, decline or block."
        back={{ to: '/staff', label: 'Home' }}
      />
    }
  >
    <ReasonsEditor />
  </FormPage>
);

export const Route = createFileRoute('/staff/reasons')({ staticData: { tabs: false }, component: Reasons });
