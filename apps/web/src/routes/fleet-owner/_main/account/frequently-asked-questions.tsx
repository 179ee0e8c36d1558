import { createFileRoute } from '@tanstack/react-router';
import { QuestionsScreen } from '../../../-account/questions-screen.tsx';

const FleetOwnerQuestions = () => <QuestionsScreen page="faq-fleet-owner" />;

export const Route = createFileRoute('/fleet-owner/_main/account/frequently-asked-questions')({
  staticData: { tabs: false },
  component: FleetOwnerQuestions,
});
