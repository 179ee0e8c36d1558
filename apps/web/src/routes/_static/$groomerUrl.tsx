import { createFileRoute } from '@tanstack/react-router';
import { ProviderScreen } from '#features/public-pages/public-screen.tsx';

const Groomer = () => {
  const { groomerUrl } = Route.useParams();
  return <ProviderScreen address={groomerUrl} />;
};

export const Route = createFileRoute('/_static/$groomerUrl')({ component: Groomer });
