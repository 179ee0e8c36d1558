import { createFileRoute } from '@tanstack/react-router';
import { QuestionsScreen } from '../../../-account/questions-screen.tsx';

const GroomerQuestions = () => <QuestionsScreen page="faq-groomer" />;

export const Route = createFileRoute('/groomer/_main/account/frequently-asked-questions')({
  staticData: { tabs: false },
  component: GroomerQuestions,
});
