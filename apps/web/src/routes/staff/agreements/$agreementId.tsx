import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { AgreementEditor } from '#features/agreements/staff/agreement-editor.tsx';
import { staffAgreementQuery } from '#features/agreements/staff/staff-agreements-query.ts';
import { PageBody } from '#features/sites/page-body.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { FormPage } from '#ui/pages/form-page.tsx';

const Edit = () => {
  const { agreementId } = Route.useParams();
  const { data } = useQuery(staffAgreementQuery(agreementId));
  const title = data?.draft?.title ?? data?.published?.title ?? 'Agreement';
  return (
    <FormPage header={<PageHeader title={title} back={{ to: '/staff/agreements', label: 'Agreements' }} />}>
      <AgreementEditor id={agreementId} Body={PageBody} />
    </FormPage>
  );
};

export const Route = createFileRoute('/staff/agreements/$agreementId')({
  staticData: { tabs: false },
  component: Edit,
});
