import { OwnAgreements } from '#features/agreements/own-agreements.tsx';
import { PageBody } from '#features/sites/page-body.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { FormPage } from '#ui/pages/form-page.tsx';

interface AgreementsScreenProps {
  readonly account: '/groomer/account' | '/fleet-owner/account' | '/customer/account';
}

export const AgreementsScreen = ({ account }: AgreementsScreenProps) => (
  <FormPage
    header={
      <PageHeader
        title="Agreements"
        lead="Read them, accept those you need, and download what you accepted."
        back={{ to: account, label: 'your account' }}
      />
    }
  >
    <OwnAgreements Body={PageBody} />
  </FormPage>
);
