import { createFileRoute } from '@tanstack/react-router';
import { MyDocsScreen } from '../../../-account/my-docs-screen.tsx';

const GroomerDocs = () => <MyDocsScreen account="/groomer/account" />;

export const Route = createFileRoute('/groomer/_main/account/my-docs')({
  staticData: { tabs: false },
  component: GroomerDocs,
});
