import { ownCardConsent } from '@tailgate/contract/facts';
import { useWrite } from '#shell/api/use-write.ts';
import { useSite } from '#shell/site/site-context.ts';
import type { CardEntryProps } from './card-entry.tsx';

const PREPARE = 'POST /v2/service-payment/stripe/user-cards/create-card-token';

/** A card that its holder keeps on file: how it is set up, and what they agree to. */
export const useOwnSetup = (): Pick<CardEntryProps, 'consent' | 'use'> => {
  const { appName: siteName } = useSite();
  const prepare = useWrite(PREPARE, { errors: 'inline' });
  return {
    use: { kind: 'later', prepare: () => prepare.mutateAsync({}) },
    consent: ownCardConsent({ siteName }),
  };
};
