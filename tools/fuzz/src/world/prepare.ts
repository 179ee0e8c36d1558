import { randomInt } from 'node:crypto';
import { SAMPLE_PDF, SAMPLE_PNG } from '@tailgate/kit';
import { sandbox } from '@tailgate/sandbox/client';
import { TEST_PASSWORD, type SignedIn, type TestApi } from '@tailgate/server/testing';
import { jsonBody, type Draft } from '../inputs/draft.ts';
import type { Json } from '../inputs/json.ts';
import type { LaneSessions } from './sessions.ts';

/** The worker is busy with every lane's messages at once. */
const MESSAGE_WITHIN_MS = 120_000;

const DEVICE = { deviceId: 'fuzz-device' };

const draft = (part: { params?: Record<string, string>; body?: Json }): Draft => ({
  params: part.params ?? {},
  query: [],
  headers: {},
  body: jsonBody(part.body ?? {}),
});

/** Bytes that lie in storage and wait to be looked at; answers the id of the file. */
const uploadImage = async (owner: SignedIn): Promise<string> => {
  const { body } = await owner.call('POST /v2/attachment/images', {
    body: { filename: 'dog.png', contentType: 'image/png', sizeBytes: SAMPLE_PNG.length },
  });
  await fetch(body.upload.url, { method: 'PUT', headers: body.upload.headers, body: SAMPLE_PNG });
  return body.id;
};

const uploadDocument = async (owner: SignedIn): Promise<string> => {
  const { body } = await owner.call('POST /v2/attachment/documents', {
    body: { filename: 'licence.pdf', contentType: 'application/pdf', sizeBytes: SAMPLE_PDF.length, title: 'Licence' },
  });
  await fetch(body.upload.url, { method: 'PUT', headers: body.upload.headers, body: SAMPLE_PDF });
  return body.id;
};

const partsOf = (phone: string) => ({ prefix: '+1', number: phone.replace(/^\+1/, '') });

/** What succeeds only once, made the way people get it: a texted code, a mailed link, an upload. */
export const prepareOnce = async (api: TestApi, apiPort: number, sandboxUrl: string, sessions: LaneSessions) => {
  const outbox = sandbox(sandboxUrl);
  // Over the wire of the process under test: its limits are raised, those of the test API are not.
  const post = async (path: string, body: Json): Promise<{ sessionId: string }> => {
    const answer = await fetch(`http://127.0.0.1:${apiPort}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return (answer.status === 204 ? { sessionId: '' } : await answer.json()) as { sessionId: string };
  };
  const textedCode = async (path: string, phone: string) => {
    const { sessionId } = await post(path, { phone: partsOf(phone) });
    const { text } = await outbox.waitForSms({ to: phone, contains: 'code', timeoutMs: MESSAGE_WITHIN_MS });
    return { sessionId, code: /\d{6}/.exec(text)?.[0] ?? '' };
  };
  const mailedToken = async (email: string) => {
    await post('/v2/account/request-password-reset', { email });
    const { text } = await outbox.waitForMail({ to: email, contains: 'token=', timeoutMs: MESSAGE_WITHIN_MS });
    return /token=([\w-]+)/.exec(text)?.[1] ?? '';
  };

  const member = await api.account();
  const forgetful = await api.account();
  const newcomerPhone = `+1512${randomInt(2_000_000, 9_999_999)}`;
  const owner = await sessions.open('groomer');
  const [signIn, signUp, token, waitingImage, image, waitingDocument] = await Promise.all([
    textedCode('/v2/account/sign-in-code/request', member.phone),
    textedCode('/v2/customer/sign-up/check', newcomerPhone),
    mailedToken(forgetful.email),
    uploadImage(owner),
    uploadImage(owner),
    uploadDocument(owner),
  ]);
  await owner.call('POST /v2/attachment/images/:id/complete', { params: { id: image } });

  const credentials = { email: member.email, password: TEST_PASSWORD, ...DEVICE };
  const person = { firstName: 'Ada', lastName: 'Newcomer', termsConditions: true, ...DEVICE };
  /** Made in the moment it is needed: signing out everywhere would end it before. */
  const anotherSession = async () => {
    await sessions.open('groomer');
    const { body } = await (await sessions.open('groomer')).call('GET /v2/account/sessions');
    return draft({ params: { id: body.items.find(({ isCurrent }) => !isCurrent)?.id ?? '' } });
  };
  const drafts: Record<string, Draft | (() => Promise<Draft>)> = {
    'accounts.endSession': anotherSession,
    'accounts.signIn': draft({ body: credentials }),
    'accounts.signInProvider': draft({ body: credentials }),
    'accounts.signInWithCode': draft({ body: { ...signIn, ...DEVICE } }),
    'accounts.registerCustomer': draft({ body: { ...signUp, ...person } }),
    'accounts.resetPassword': draft({ body: { token, password: 'a brand new leash 77' } }),
    'attachments.finishImageUpload': draft({ params: { id: waitingImage } }),
    'attachments.finishDocumentUpload': draft({ params: { id: waitingDocument } }),
  };
  return { drafts, member, image };
};
