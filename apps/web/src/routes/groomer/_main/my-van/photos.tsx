import { createFileRoute } from '@tanstack/react-router';
import { VanScreen } from './-van-screen.tsx';

const VanOfToday = () => <VanScreen tab="photos" />;

export const Route = createFileRoute('/groomer/_main/my-van/photos')({
  staticData: { tabs: false },
  component: VanOfToday,
});
