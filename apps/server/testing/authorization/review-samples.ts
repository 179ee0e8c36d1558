import type { CallName } from '@tailgate/contract';
import { newIdIn } from '../worlds/tags.ts';
import { appointmentIn } from './customer-appointment-samples.ts';
import type { Sample, Scene } from './samples.ts';

const REVIEWS = '/v2/service-review';
const ORDERS = `${REVIEWS}/customer/orders`;
const STAFF = '/v2/staff/reviews';

const reviewIn = ({ world }: Scene, appointmentId: string) => `
  insert into reviews (id, site_id, appointment_id, provider_id, customer_id, rating, comment, created_at)
    values ('${newIdIn(world.name)}', '${world.site.id}', '${appointmentId}', '${world.personId}', '${world.personId}', 4,
      '${world.tag} was fine', app.now())`;

/** A completed order of the person of the world, with or without a review. */
const ofOrder =
  (more: { withReview?: boolean; body?: (scene: Scene) => object } = {}): Sample =>
  (scene) => {
    const id = newIdIn(scene.world.name);
    const order = appointmentIn(scene, id, 'complete', 'null, null');
    return {
      params: { id },
      ...(more.body && { body: more.body(scene) }),
      setup: more.withReview ? `${order}; ${reviewIn(scene, id)}` : order,
    };
  };

const said = ({ reference, place }: Scene) => ({
  rating: 5,
  comment: 'Lovely.',
  photoIds: place === 'body.photoIds[]' ? [reference('image.use')] : [],
});
const withReply = "update reviews set reply = 'Thank you.', replied_at = app.now()";
const reply = ({ reference }: Scene) => ({ reviewId: reference('review.reply'), text: 'Thank you.' });

export const REVIEW_SAMPLES = {
  [`GET ${REVIEWS}/service-provider`]: ({ reference, place }) => ({
    query: {
      service_provider_id: reference('provider.readPublicProfile'),
      ...(place === 'query.breed_id' && { breed_id: reference('breed.use') }),
    },
  }),
  [`GET ${REVIEWS}/groomer/reviews`]: () => ({}),
  [`POST ${REVIEWS}/groomer/reply-submit`]: (scene) => ({
    body: reply(scene),
    setup: 'update reviews set reply = null, replied_at = null',
  }),
  [`PUT ${REVIEWS}/groomer/edit-reply`]: (scene) => ({ body: reply(scene), setup: withReply }),
  [`DELETE ${REVIEWS}/groomer/delete-reply/:id`]: () => ({ setup: withReply }),
  [`POST ${REVIEWS}/reviews/:id/report`]: () => ({ body: { reason: 'spam', note: 'An advertisement.' } }),
  [`GET ${ORDERS}`]: ofOrder({ withReview: true }),
  [`GET ${ORDERS}/:id`]: ofOrder({ withReview: true }),
  [`POST ${ORDERS}/:id`]: ofOrder({ body: said }),
  [`PUT ${ORDERS}/:id`]: ofOrder({ withReview: true, body: said }),
  [`DELETE ${ORDERS}/:id`]: ofOrder({ withReview: true }),
  [`GET ${STAFF}`]: () => ({ query: { filter: 'all' } }),
  [`POST ${STAFF}/:id/hide`]: () => ({ body: { reason: 'Names a neighbor.' } }),
  [`POST ${STAFF}/:id/show`]: () => ({ body: { reason: 'It is about the appointment.' } }),
} satisfies Partial<Record<CallName, Sample>>;
