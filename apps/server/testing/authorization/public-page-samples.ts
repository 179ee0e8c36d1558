import type { Sample } from './samples.ts';

export const PUBLIC_PAGE_SAMPLES = {
  'GET /v2/public/providers/:address': ({ world }) => ({
    setup: `update providers set vanity_url = 'sample-page' where account_id = '${world.personId}'`,
    params: { address: 'sample-page' },
  }),
  'GET /v2/public/providers': () => ({}),
} satisfies Record<string, Sample>;
