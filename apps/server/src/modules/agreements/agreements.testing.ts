import type { SignedIn, TestApi } from '../../../testing/index.ts';
import { newId } from '../../platform/ids.ts';
import { agreementChanged } from './agreements.events.ts';
import { agreementsReactions } from './agreements.reactions.ts';

export const AGREEMENTS = '/v2/on-boarding/legal-agreements';
export const ATTACHED = `${AGREEMENTS}/attached-agreements` as const;
export const STAFF = '/v2/staff/agreements';

export const DRAWN = {
  width: 300,
  height: 100,
  strokes: [
    [10, 50, 60, 20, 120, 80],
    [150, 40],
  ],
};

/** Staff who publish, and what their events cause. */
export const publisher = (api: TestApi, staff: () => SignedIn) => {
  let made = 0;
  const text = (given: object = {}) => ({
    title: 'Business services agreement',
    body: '**1. Work**\n\nBe kind to pets.\n\n- Arrive on time\n- Keep the van clean',
    changes: '',
    audience: ['groomer'],
    required: true,
    requireSignature: false,
    isOptional: false,
    isAboutVans: false,
    ...given,
  });
  const react = async () => {
    for (const { eventName, job } of agreementsReactions)
      if (eventName === agreementChanged.name)
        await job.run({ siteId: api.site.id, eventId: newId(), event: { agreementId: newId() } }, api.platform);
  };
  const draft = async (given: object = {}) => {
    made += 1;
    const { body, status, raw } = await staff().call(`POST ${STAFF}`, {
      body: { slug: `agreement-${made}`, ...text(given) },
    });
    if (status !== 200) throw new Error(raw);
    return body;
  };
  const publishDraft = async (id: string, revision: number) => {
    const answer = await staff().call(`POST ${STAFF}/:id/publish`, { params: { id }, body: { revision } });
    await react();
    return answer;
  };
  return {
    text,
    react,
    draft,
    publishDraft,
    /** A new agreement, published; with the id of the agreement and its slug. */
    publish: async (given: object = {}) => {
      const { id, slug } = await draft(given);
      await publishDraft(id, 1);
      return { id, slug };
    },
    /** The next version of one. */
    publishAgain: async (id: string, given: object = {}) => {
      await staff().call(`PUT ${STAFF}/:id/draft`, { params: { id }, body: { ...text(given), revision: 0 } });
      await publishDraft(id, 1);
    },
    retireAll: async () => {
      const { body } = await staff().call(`GET ${STAFF}`);
      for (const { id } of body.items.filter(({ state }) => state !== 'retired'))
        await staff().call(`POST ${STAFF}/:id/retire`, { params: { id }, body: { retired: true } });
      await react();
    },
  };
};
