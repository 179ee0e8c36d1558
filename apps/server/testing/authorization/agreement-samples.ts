import type { CallName } from '@tailgate/contract';
import { tagOf } from '../worlds/tags.ts';
import { assignedSlugOf } from '../worlds/variants.ts';
import type { Sample, Scene } from './samples.ts';

const AGREEMENTS = '/v2/on-boarding/legal-agreements';
const ATTACHED = `${AGREEMENTS}/attached-agreements`;
const STAFF = '/v2/staff/agreements';

const written = {
  title: 'Terms of work',
  body: 'Be kind to pets.',
  changes: 'A new sentence.',
  audience: ['groomer'],
  required: true,
  requireSignature: false,
  isOptional: false,
  isAboutVans: false,
};
const unsigned = 'delete from agreement_acceptances';
const signature = { name: 'Robin' };

export const AGREEMENT_SAMPLES = {
  [`GET ${AGREEMENTS}/list`]: () => ({}),
  [`GET ${AGREEMENTS}/customer/:id/list`]: () => ({}),
  [`GET ${AGREEMENTS}/list/fleet-owners-agreements`]: () => ({
    setup: 'update agreement_versions set is_about_vans = true',
  }),
  [`GET ${ATTACHED}`]: () => ({}),
  [`GET ${ATTACHED}/by-slug/:slug`]: () => ({ params: { slug: assignedSlugOf(tagOf('site')) } }),
  [`GET ${AGREEMENTS}/signed-agreements`]: () => ({}),
  [`GET ${ATTACHED}/:id/download`]: () => ({ query: { download: 0 }, setup: unsigned }),
  [`POST ${ATTACHED}/:id/accept`]: () => ({ body: { signature }, setup: unsigned }),
  [`POST ${ATTACHED}/batch-accept`]: ({ reference }: Scene) => ({
    body: { signature, agreements: [reference('agreement.accept')] },
    setup: unsigned,
  }),
  [`POST ${AGREEMENTS}/not-attached-agreements/:id/accept`]: () => ({ body: {}, setup: unsigned }),
  [`GET ${STAFF}`]: () => ({}),
  [`POST ${STAFF}`]: () => ({ body: { ...written, slug: 'terms-of-work' } }),
  [`GET ${STAFF}/:id`]: () => ({}),
  [`PUT ${STAFF}/:id/draft`]: () => ({ body: { ...written, revision: 1 } }),
  [`DELETE ${STAFF}/:id/draft`]: () => ({}),
  [`POST ${STAFF}/:id/publish`]: () => ({ body: { revision: 1 } }),
  [`POST ${STAFF}/:id/retire`]: () => ({ body: { retired: true } }),
  [`GET ${STAFF}/:id/people`]: () => ({ query: { filter: 'signed' } }),
  [`GET ${STAFF}/verify`]: () => ({ query: { sha256: 'a'.repeat(64) } }),
} satisfies Partial<Record<CallName, Sample>>;
