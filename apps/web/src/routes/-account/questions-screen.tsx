import { FrequentlyAskedQuestions } from '#features/sites/frequently-asked-questions.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { FormPage } from '#ui/pages/form-page.tsx';

const PLACES = {
  'faq-groomer': '/groomer/account',
  'faq-fleet-owner': '/fleet-owner/account',
  'faq-mechanic': '/mechanic/account',
  'faq-renter': '/renter/account',
} as const;

export const QuestionsScreen = ({ page }: { page: keyof typeof PLACES }) => (
  <FormPage
    header={<PageHeader title="Frequently asked questions" back={{ to: PLACES[page], label: 'your account' }} />}
  >
    <FrequentlyAskedQuestions page={page} />
  </FormPage>
);
