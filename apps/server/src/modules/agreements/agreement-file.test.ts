import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import { pdfLines } from '../../../testing/pdf-text.ts';
import { drawAgreement, sha256Of } from './agreement-file.ts';
import { acceptanceBy } from './agreements.queries.ts';
import { ATTACHED, DRAWN, STAFF, publisher } from './agreements.testing.ts';

let api: TestApi;
let staff: SignedIn;
let groomer: SignedIn;
let site: ReturnType<typeof publisher>;
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  [staff, groomer] = [await api.as('staff'), await api.as('groomer')];
  site = publisher(api, () => staff);
});
afterAll(() => api.close());

const download = (id: string, person = groomer, query: Record<string, number> = {}) =>
  person.call(`GET ${ATTACHED}/:id/download`, { params: { id }, query });
const verify = async (bytes: Buffer) =>
  (await staff.call(`GET ${STAFF}/verify`, { query: { sha256: sha256Of(bytes).toString('hex') } })).body;
const accepted = async (given: object = {}) => {
  const { id: agreementId, slug } = await site.publish(given);
  const { body } = await groomer.call(`GET ${ATTACHED}/by-slug/:slug`, { params: { slug } });
  await groomer.call(`POST ${ATTACHED}/:id/accept`, { params: { id: body.id }, body: { signature: DRAWN } });
  return { id: body.id, agreementId };
};
/** Wraps several times; no other line of the file starts with its letter. */
const LONG_BULLETS = `Rules:\n- ${'zeal '.repeat(60)}`;
const change = (statement: string, id: string) => api.database.asOwner((owner) => owner.query(statement, [id]));

describe('the file of an agreement', () => {
  it('RL-agreements-02 is a PDF with text, signer, time, version and hash, the same at every download', async () => {
    const { id } = await accepted({ requireSignature: true });
    const first = await download(id);
    expect([first.status, first.headers['content-type']]).toEqual([200, 'application/pdf']);
    const printed = pdfLines(first.bytes).flat().flat().join(' ');
    expect(printed).toContain('Business services agreement');
    expect(printed).toContain('Be kind to pets.');
    expect(printed).toMatch(/SHA-256 of text, version, signer, time and signature {2,}[0-9a-f]{64}/);
    api.clock.advance(60);
    expect((await download(id)).bytes.equals(first.bytes)).toBe(true);
    const { body } = await download(id, groomer, { download: 0 });
    expect(body.sha256).toBe(sha256Of(first.bytes).toString('hex'));
  });

  it('is known to staff until a single byte is changed', async () => {
    const { id } = await accepted();
    const { bytes } = await download(id);
    expect(await verify(bytes)).toMatchObject({
      isKnown: true,
      record: { isIntact: true, title: 'Business services agreement', version: 1 },
    });
    for (const at of [0, 200, Math.floor(bytes.length / 2), bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(await verify(changed)).toEqual({ isKnown: false, record: null });
    }
  });

  it('is not handed out after the database was edited, by whichever column', async () => {
    const edits = [
      `update agreement_acceptances set signer_name = 'Somebody else' where version_id = $1`,
      `update agreement_acceptances set accepted_at = accepted_at - interval '1 day' where version_id = $1`,
      `update agreement_acceptances set signature = null where version_id = $1`,
      `update agreement_acceptances set content_mac = sha256('x') where version_id = $1`,
      `update agreement_versions set body = 'Pay twice.' where id = $1`,
    ];
    for (const edit of edits) {
      const { id } = await accepted();
      const { bytes } = await download(id);
      await change(edit, id);
      expect([(await download(id)).status, edit]).toEqual([409, edit]);
      expect((await verify(bytes)).record).toMatchObject({ isIntact: false });
    }
  });

  it('cannot be edited by the application', async () => {
    const { id } = await accepted();
    const edit = (table: string) =>
      api.platform.db.inSite(api.site.id, (tx) =>
        tx
          .updateTable(table as 'agreement_versions')
          .set({ site_id: api.site.id })
          .where('id', '=', id)
          .execute(),
      );
    await expect(edit('agreement_versions')).rejects.toThrow(/permission denied/);
    await expect(edit('agreement_acceptances')).rejects.toThrow(/permission denied/);
  });

  it('stays available for an earlier version that was accepted, and for nobody else', async () => {
    const { id, agreementId } = await accepted();
    const other = await api.as('groomer');
    expect((await download(id, other, { download: 0 })).body.acceptedAt).toBeNull();
    await site.publishAgain(agreementId);
    expect((await download(id)).status).toBe(200);
    expect((await download(id, other)).status).toBe(404);
    expect((await download(id, await api.as('groomer', api.otherSite))).status).toBe(404);
  });

  it('of a sample has pinned bytes: drawn differently, files that were downloaded before could not be verified', async () => {
    const document = {
      versionId: '018f3a52-6f6e-7000-8000-000000000001',
      slug: 'sample',
      version: 2,
      title: 'Sample “agreement”',
      body: `**Scope**\n\n${'Łukasz works with **care**. '.repeat(200)}\n- One\n- [Two](https://example.test)`,
      requireSignature: true,
      issuedAt: new Date('2026-01-02T03:04:05.678Z'),
    };
    const content = {
      id: '018f3a52-6f6e-7000-8000-000000000002',
      document,
      signerId: '018f3a52-6f6e-7000-8000-000000000003',
      signerName: 'Zoë Luczak',
      acceptedAt: new Date('2026-02-03T04:05:06.789Z'),
      signature: DRAWN,
    };
    const digest = async (given: typeof content | undefined, layout: Parameters<typeof drawAgreement>[2]) =>
      sha256Of(await drawAgreement(document, given, layout)).toString('hex');
    expect(await digest(content, 1)).toBe('fee07abdbdc6b4e2a9d7e6bccfcc18c599fad7e89e5739124240dcca1b1001d0');
    expect(await digest(undefined, 1)).toBe('896c351dd335690e2ed13876fb5491242e2127659736a6a80d623ca4d01d7ef1');
    expect(await digest(content, 2)).toBe('b25880119ebed1e24fe4386b031d6ceec9f6acf1953a9abf3c71b7f3b5bf7dca');
    expect(await digest(undefined, 2)).toBe('a9989d14ef89a66a10485fccc8366c4b797e4a83fb34265e3a7bce96fa134fc1');
  });

  it('that was accepted in an earlier layout is handed out as it was signed', async () => {
    const { id } = await accepted({ body: LONG_BULLETS });
    const acceptance = await api.platform.db.inSite(api.site.id, (tx) => acceptanceBy(tx, groomer.account.id, id));
    if (!acceptance) throw new Error('No acceptance');
    const signed = await drawAgreement(acceptance.document, acceptance, 1);
    expect((await download(id)).bytes.equals(signed)).toBe(false);
    await api.database.asOwner((owner) =>
      owner.query('update agreement_acceptances set file_sha256 = $2 where version_id = $1', [id, sha256Of(signed)]),
    );
    expect((await download(id)).bytes.equals(signed)).toBe(true);
    expect((await verify(signed)).record).toMatchObject({ isIntact: true });
  });

  it('has all lines of a bullet right of its dash', async () => {
    const { id } = await accepted({ body: LONG_BULLETS });
    const printed = (await download(id)).bytes.toString('latin1');
    const lines = [...printed.matchAll(/1 0 0 1 ([\d.]+) [\d.]+ Tm\s[\s\S]*?\[<([\da-f]{2})/g)];
    const startsOf = (letter: string) =>
      lines.filter(([, , hex = '']) => Buffer.from(hex, 'hex').toString() === letter).map(([, start]) => Number(start));
    const texts = startsOf('z');
    const [dash] = lines.filter(([, , hex]) => hex === '96').map(([, start]) => Number(start));
    expect(texts.length).toBeGreaterThan(2);
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toBeGreaterThan(dash ?? Infinity);
  });
});
