import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEmail } from '#features/accounts/confirm-email.tsx';

const ConfirmEmailPage = () => <ConfirmEmail token={Route.useSearch().token} />;

export const Route = createFileRoute('/confirm-email')({
  validateSearch: (search: Record<string, unknown>): { readonly token: string } => ({
    token: typeof search['token'] === 'string' ? search['token'] : '',
  }),
  component: ConfirmEmailPage,
});
