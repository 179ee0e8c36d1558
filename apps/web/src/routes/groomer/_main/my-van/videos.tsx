import { createFileRoute } from '@tanstack/react-router';
import { VanScreen } from './-van-screen.tsx';

const VanOfToday = () => <VanScreen tab="videos" />;

export const Route = createFileRoute('/groomer/_main/my-van/videos')({
  staticData: { tabs: false },
  component: VanOfToday,
});
