import { createFileRoute } from '@tanstack/react-router';
import { QuestionsScreen } from '../../../-account/questions-screen.tsx';

const MechanicQuestions = () => <QuestionsScreen page="faq-mechanic" />;

export const Route = createFileRoute('/mechanic/_main/account/frequently-asked-questions')({
  staticData: { tabs: false },
  component: MechanicQuestions,
});
