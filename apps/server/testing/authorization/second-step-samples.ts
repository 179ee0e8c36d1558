import { randomBytes } from 'node:crypto';
import { appCodeAt } from '../../src/modules/accounts/second-step/authenticator-app.ts';
import { softwarePasskey } from '../software-passkey.ts';
import { webOriginOf } from '../web-origin.ts';
import { SAMPLE_APP_KEY, SAMPLE_RECOVERY_CODE } from '../worlds/world.ts';
import type { Sample, Scene } from './samples.ts';

const sessionOf = ({ caller, world }: Scene) => String((caller?.session ?? world.rowsOf('sessions')[0])?.['id']);

/** The session waits for its second step. */
const waits = (scene: Scene) =>
  `update sessions set awaiting = 'second_step', second_step_at = null where id = '${sessionOf(scene)}'`;

const challengeFor = (scene: Scene, purpose: 'sign_in' | 'second_step' | 'enrolment') => {
  const challenge = randomBytes(32).toString('base64url');
  const session = purpose === 'sign_in' ? 'null' : `'${sessionOf(scene)}'`;
  const { site } = scene.world;
  const origin = webOriginOf({ site, platform: scene.harness.api.platform });
  return {
    options: { challenge, rpId: new URL(origin).hostname, rp: { id: new URL(origin).hostname } },
    origin,
    setup: `insert into passkey_challenges (challenge, site_id, purpose, session_id, expires_at)
      values ('${challenge}', '${site.id}', '${purpose}', ${session}, app.now() + interval '5 minutes')`,
  };
};

const asserted = (scene: Scene, purpose: 'sign_in' | 'second_step') => {
  const { options, origin, setup } = challengeFor(scene, purpose);
  return { credential: softwarePasskey(scene.world.tag).assert(options, origin), setup };
};

const nowOf = ({ harness }: Scene) => harness.api.platform.clock.now();
const nothing: Sample = () => ({});

export const SECOND_STEP_SAMPLES = {
  'POST /v2/account/passkey-sign-in/options': nothing,
  'POST /v2/account/passkey-sign-in': (scene) => {
    const { credential, setup } = asserted(scene, 'sign_in');
    return { body: { credential, deviceId: 'new-device' }, setup };
  },
  'GET /v2/account/second-step': nothing,
  'POST /v2/account/second-step/passkey/options': nothing,
  'POST /v2/account/second-step/passkey': (scene) => {
    const { credential, setup } = asserted(scene, 'second_step');
    return { body: { credential }, setup: `${setup};${waits(scene)}` };
  },
  'POST /v2/account/second-step/code': (scene) => ({
    body: { code: appCodeAt(SAMPLE_APP_KEY, nowOf(scene)) },
    setup: waits(scene),
  }),
  'POST /v2/account/second-step/recovery-code': (scene) => ({
    body: { code: SAMPLE_RECOVERY_CODE },
    setup: waits(scene),
  }),
  'POST /v2/account/passkeys/options': nothing,
  'POST /v2/account/passkeys': (scene) => {
    const { options, origin, setup } = challengeFor(scene, 'enrolment');
    const credential = softwarePasskey(`new ${scene.world.tag}`).create(options, origin);
    return { body: { credential, name: 'Sample key' }, setup };
  },
  'POST /v2/account/authenticator-app': ({ world }) => ({
    setup: `delete from authenticator_apps where account_id = '${world.personId}'`,
  }),
  'POST /v2/account/authenticator-app/confirm': (scene) => ({
    body: { code: appCodeAt(SAMPLE_APP_KEY, nowOf(scene)) },
    // Nobody has confirmed theirs.
    setup: 'update authenticator_apps set confirmed_at = null',
  }),
  'GET /v2/account/security': nothing,
  'PUT /v2/account/passkeys/:id': () => ({ body: { name: 'Renamed' } }),
  'DELETE /v2/account/passkeys/:id': nothing,
  'DELETE /v2/account/authenticator-app': nothing,
  'POST /v2/account/recovery-codes': nothing,
} satisfies Record<string, Sample>;
