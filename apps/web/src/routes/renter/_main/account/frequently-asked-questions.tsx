import { createFileRoute } from '@tanstack/react-router';
import { QuestionsScreen } from '../../../-account/questions-screen.tsx';

const RenterQuestions = () => <QuestionsScreen page="faq-renter" />;

export const Route = createFileRoute('/renter/_main/account/frequently-asked-questions')({
  staticData: { tabs: false },
  component: RenterQuestions,
});
