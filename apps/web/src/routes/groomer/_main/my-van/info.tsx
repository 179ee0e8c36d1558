import { createFileRoute } from '@tanstack/react-router';
import { VanScreen } from './-van-screen.tsx';

const VanOfToday = () => <VanScreen tab="info" />;

export const Route = createFileRoute('/groomer/_main/my-van/info')({
  staticData: { tabs: false },
  component: VanOfToday,
});
