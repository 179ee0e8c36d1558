import type { CallName } from '@tailgate/contract';
import { SIGN_UP_ADDRESS } from '../sign-up-form.ts';
import { SAMPLE_CODE } from '../worlds/world.ts';
import type { Sample, Scene } from './samples.ts';

const SIGN_UP = '/v2/service-provider/sign-up';
const STAFF = '/v2/staff/applicants';

const person = {
  email: 'new-groomer@example.test',
  firstName: 'Nia',
  lastName: 'Sample',
  password: 'a-new-long-secret',
  physicalAddress: SIGN_UP_ADDRESS,
};
const DEVICE = { deviceId: 'new-device' };
const NEW_PHONE = '+15125550147';
/** Of an account, because a device is known by the account that used it. */
const phoneOf = (world: Scene['world']) => String(world.rowsOf('accounts')[0]?.['phone']);

const session = ({ reference }: Scene) => ({ sessionId: reference('signUpSession.use') });
/** The phone is verified, and nobody has registered with it. */
const verified =
  (body: object): Sample =>
  (scene) => ({
    body: { ...session(scene), ...body, ...DEVICE },
    setup: `update sign_up_sessions set verified_at = app.now(), phone = '${NEW_PHONE}'
      where id = '${scene.reference('signUpSession.use')}'`,
  });

/** The session waits for the code of the world. */
const withCode: Sample = (scene) => {
  const code = scene.world.rowsOf('phone_codes').find(({ purpose }) => purpose === 'provider_sign_up');
  return {
    body: { ...session(scene), code: SAMPLE_CODE },
    setup: `update sign_up_sessions set code_id = '${String(code?.['id'])}'
      where id = '${scene.reference('signUpSession.use')}'`,
  };
};

const resent: Sample = (scene) => ({
  body: session(scene),
  setup: `update sign_up_sessions set phone = '${phoneOf(scene.world)}'
    where id = '${scene.reference('signUpSession.use')}'`,
});

const applicantIn =
  (status: string, body?: object): Sample =>
  ({ reference }) => ({
    ...(body && { body }),
    setup: `update providers set status = '${status}' where account_id = '${reference('applicant.review')}'`,
  });
const ownApplication: Sample = ({ world }) => ({
  body: { step: world.roles.includes('fleet_owner') ? 'welcome' : 'partner-account', status: 'skipped' },
  setup: `update providers set service_category = case when service_category = 'fleetOwner' then 'fleetOwner' else
    'grooming' end where account_id = '${world.personId}'`,
});

export const ONBOARDING_SAMPLES = {
  // Made by the call, which writes although it is a GET.
  [`GET ${SIGN_UP}/get-invite-code`]: ({ world }) => ({
    setup: `delete from sign_up_invites where inviter_id = '${world.personId}'`,
  }),
  [`GET ${SIGN_UP}/check-with-name`]: () => ({ query: { first_name: 'Maya', code: 'K7QM-4XDA-9TRE' } }),
  [`POST ${SIGN_UP}/check`]: ({ world }) => ({ body: { phoneNumber: phoneOf(world), termsConditions: true } }),
  [`POST ${SIGN_UP}/verify-code`]: withCode,
  [`POST ${SIGN_UP}/resend-code`]: resent,
  [`GET ${SIGN_UP}/sessions/:sessionId`]: () => ({}),
  [`POST ${SIGN_UP}/register`]: verified({ type: 'service_provider', userSubType: 'groomer', ...person }),
  [`POST ${SIGN_UP}/fleet-owner/init`]: ({ world }) => ({
    body: { businessName: 'Vans of Austin', phoneNumber: phoneOf(world), termsConditions: true, ...person },
  }),
  [`POST ${SIGN_UP}/fleet-owner/register`]: verified({}),
  [`GET ${SIGN_UP}/steps`]: () => ({}),
  [`POST ${SIGN_UP}/set-on-boarding-status`]: ownApplication,
  [`POST ${SIGN_UP}/set-on-boarding-status-fo`]: ownApplication,
  [`GET ${STAFF}`]: () => ({
    query: { filter: 'waiting' },
    setup: `update providers set status = 'pending'`,
  }),
  [`GET ${STAFF}/:id`]: () => ({}),
  [`POST ${STAFF}/:id/approve`]: applicantIn('pending'),
  [`POST ${STAFF}/:id/request-more`]: applicantIn('pending', { message: 'Add the back of your license.' }),
  [`POST ${STAFF}/:id/decline`]: applicantIn('pending', { message: 'Outside our area.' }),
} satisfies Partial<Record<CallName, Sample>>;
