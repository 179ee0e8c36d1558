import { createFileRoute } from '@tanstack/react-router';
import { VanScreen } from './-van-screen.tsx';

const VanOfToday = () => <VanScreen tab="documents" />;

export const Route = createFileRoute('/groomer/_main/my-van/documents')({
  staticData: { tabs: false },
  component: VanOfToday,
});
