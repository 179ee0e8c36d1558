import { localDateAt, addDays, type Place } from '@tailgate/values';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAppointment } from '../../../testing/builders/build-appointment.ts';
import { buildCatalogue } from '../../../testing/builders/build-catalogue.ts';
import { buildCustomerOf } from '../../../testing/builders/build-customer-of.ts';
import { buildGroomerAround, type GivenGroomer } from '../../../testing/builders/build-groomer-around.ts';
import { startTestApi, type SignedIn, type TestApi } from '../../../testing/index.ts';
import { imageKey } from '../../platform/files/image-key.ts';
import { newId } from '../../platform/ids.ts';

const PAGE = 'GET /v2/public/providers/:address';
const LIST = 'GET /v2/public/providers';
const ZONE = 'America/Chicago';

let api: TestApi;
let ids: Awaited<ReturnType<typeof buildCatalogue>>;
let center: Place = { latitude: 25, longitude: -107 };
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 });
  ids = await api.platform.db.inSite(api.site.id, buildCatalogue);
});
afterAll(() => api.close());
beforeEach(() => {
  // Each test is in an area of its own.
  center = { ...center, latitude: center.latitude + 1 };
});

const asOwner = (text: string, values: unknown[]) => api.database.asOwner((owner) => owner.query(text, values));

/** A groomer with a page, and its address. */
const withPage = async (given: Partial<GivenGroomer> = {}): Promise<{ groomer: SignedIn; address: string }> => {
  const groomer = await buildGroomerAround(api, { center, serviceId: ids.groom, ...given });
  const address = `page-${groomer.account.id.slice(-12)}`;
  await asOwner('update providers set vanity_url = $2 where account_id = $1', [groomer.account.id, address]);
  return { groomer, address };
};
const pageAt = (address: string, site = api.site) => api.call(PAGE, { params: { address }, site });

/** A ready image of somebody. */
const imageOf = async (ownerId: string): Promise<string> => {
  const id = newId();
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#cc0000' } })
    .webp()
    .toBuffer();
  for (const size of ['thumbnail', 'medium'] as const)
    await api.platform.storage.write(imageKey(api.site.id, id, size), bytes, 'image/webp');
  await asOwner(
    `insert into files (id, site_id, owner_id, kind, status, filename, declared_type, declared_bytes)
     values ($1, $2, $3, 'image', 'ready', 'dog.png', 'image/png', $4)`,
    [id, api.site.id, ownerId, bytes.length],
  );
  return id;
};

/** A completed appointment with photos from before and after. */
const visitWithPhotos = async (groomer: SignedIn, { isPublic = true, daysAgo = 0 } = {}) => {
  const { account, pets } = await buildCustomerOf(api, groomer, {
    place: center,
    breedId: ids.poodle,
    petTypeId: ids.dog,
  });
  const [before, after] = [await imageOf(groomer.account.id), await imageOf(groomer.account.id)];
  const id = await buildAppointment(api, {
    providerId: groomer.account.id,
    customerId: account.id,
    petId: pets[0]?.id ?? '',
    serviceId: ids.groom,
    status: 'complete',
    startsAt: new Date(api.clock.now().getTime() - (72 + 24 * daysAgo) * 3_600_000),
  });
  await asOwner(
    `update appointment_lines set before_file_id = $2, after_file_id = $3, is_photo_public = $4, breed_name = 'Poodle'
     where appointment_id = $1`,
    [id, before, after, isPublic],
  );
  return { id, before, after };
};
const picture = (path: string, host = api.site.host) => api.app.inject({ url: path, headers: { host } });
const pathOf = (fileId: string) => `/pictures/${fileId}-medium.webp`;

describe('RL-routing-03 the public page of a groomer', () => {
  it('shows services with a price for each size, zones, rating and times', async () => {
    const { groomer, address } = await withPage({
      price: 95,
      zones: [{ price: 12.5, days: [1, 2, 3, 4, 5, 6, 7] }],
      rating: 4.5,
    });
    const { status, body, raw } = await pageAt(address);
    expect(status, raw).toBe(200);
    expect(body).toMatchObject({
      id: groomer.account.id,
      address,
      photo: null,
      reviewSummary: { averageRating: 4.5, reviewCount: 3 },
      currency: 'USD',
      priceFrom: 95,
      petTypes: ['Dog'],
      maxPetWeight: 130,
      showcase: [],
      photos: [],
      timeZone: ZONE,
    });
    expect(body.sizes.map(({ size }) => size)).toEqual(['extra_small', 'small', 'medium', 'large', 'extra_large']);
    // Sizes below the smallest priced one have no price.
    expect(body.services).toMatchObject([
      { name: 'Full groom', minutes: 60, prices: [null, null, 95, 110, 125], byBreed: null },
    ]);
    expect(body.zones).toMatchObject([{ name: 'Zone 0', travelFee: 12.5, weekdays: [1, 2, 3, 4, 5, 6, 7] }]);
    expect(body.zones[0]?.outline).toHaveLength(4);
    expect(body.nextTimes).toHaveLength(6);
    const tomorrow = addDays(localDateAt(api.clock.now(), ZONE), 1);
    expect(body.nextTimes).toContainEqual({ date: tomorrow, part: 'morning' });
    expect(body.nextTimes.every(({ part }) => part !== 'evening')).toBe(true);
  });

  it('shows no times where none are free, and prices by breed and by the hour', async () => {
    const { groomer, address } = await withPage({ workdays: [] });
    await groomer.call('POST /v2/on-boarding/groomer/offered/services/prices', {
      body: {
        services: [
          {
            serviceId: ids.groom,
            adjustBy: 'breed',
            sizes: [{ size: 'medium', price: 90, minutes: 60 }],
            breeds: [
              { breedId: ids.poodle, priceMin: 120, priceMax: 150, minutes: 90 },
              { breedId: ids.beagle, priceMin: 70, priceMax: 80, minutes: 60 },
            ],
          },
          { serviceId: ids.bath, isHourly: true, hourlyRate: 60, sizes: [{ size: 'small', price: 0, minutes: 30 }] },
        ],
      },
    });
    const { body } = await pageAt(address);
    expect(body.nextTimes).toEqual([]);
    expect(body.services.map(({ name, byBreed, hourlyRate }) => [name, byBreed, hourlyRate])).toEqual([
      ['Bath', null, 60],
      ['Full groom', { min: 70, max: 150 }, null],
    ]);
    expect(body.priceFrom).toBe(70);
  });

  it('contains no home address, no contact data and nothing that is not offered', async () => {
    const { groomer, address } = await withPage();
    await groomer.call('POST /v2/service-provider/account/settings', {
      body: {
        description: '<script>alert(1)</script>',
        businessName: 'Wet Noses',
        businessPhone: '+15125550142',
        businessEmail: 'office@wetnoses.example',
        emergencyContactName: 'Sam Secret',
        physicalAddress: {
          address: '77 Hidden Lane',
          city: 'Austin',
          stateOrProvince: 'TX',
          postalCode: '78799',
          latitude: center.latitude + 0.0123,
          longitude: center.longitude,
        },
      },
    });
    await groomer.call('POST /v2/on-boarding/groomer/offered/services/prices', {
      body: { services: [{ serviceId: ids.bath, sizes: [{ size: 'medium', price: 20, minutes: 30 }] }] },
    });
    await asOwner('update provider_services set is_offered = false where provider_id = $1 and service_id = $2', [
      groomer.account.id,
      ids.bath,
    ]);
    const { body, raw } = await pageAt(address);
    expect(body).toMatchObject({ businessName: 'Wet Noses', city: 'Austin', stateOrProvince: 'TX', priceFrom: 90 });
    expect(body.services.map(({ name }) => name)).toEqual(['Full groom']);
    for (const secret of [
      groomer.account.email,
      groomer.account.phone,
      '5550142',
      'office@',
      'Secret',
      'Hidden',
      '78799',
      '.0123',
    ])
      expect(raw).not.toContain(secret);
  });

  it('does not exist for others: unknown, inactive, no groomer, another site, a reserved word', async () => {
    const { groomer, address } = await withPage();
    expect((await pageAt(address)).status).toBe(200);
    expect((await pageAt(address, api.otherSite)).status).toBe(404);
    for (const [column, value] of [
      ['status', 'inactive'],
      ['service_category', 'maintenance'],
    ] as const) {
      const { rows } = await asOwner(`select ${column} as old from providers where account_id = $1`, [
        groomer.account.id,
      ]);
      const old = (rows[0] as { old: string }).old;
      await asOwner(`update providers set ${column} = $2 where account_id = $1`, [groomer.account.id, value]);
      expect((await pageAt(address)).status, value).toBe(404);
      expect((await api.call(LIST, { query: { limit: 100 } })).body.items.map(({ id }) => id)).not.toContain(
        groomer.account.id,
      );
      await asOwner(`update providers set ${column} = $2 where account_id = $1`, [groomer.account.id, old]);
    }
    await asOwner(`update accounts set status = 'inactive' where id = $1`, [groomer.account.id]);
    expect((await pageAt(address)).status).toBe(404);
    for (const unknown of ['nobody-here', 'login', 'a', 'Some One', '../v2/health', "x'or 1=1"])
      expect((await pageAt(unknown)).status, unknown).toBe(404);
  });

  it('may be kept by caches for a minute and is sent again only when it has changed', async () => {
    const { groomer, address } = await withPage();
    const first = await pageAt(address);
    expect(first.headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=600');
    expect(first.headers['vary']).toBe('x-bundle-id');
    const etag = String(first.headers['etag']);
    expect(etag).toMatch(/^W\/"/);
    const again = () => api.call(PAGE, { params: { address }, headers: { 'if-none-match': `"other", ${etag}` } });
    expect([(await again()).status, (await again()).raw]).toEqual([304, '']);
    await asOwner(`update providers set description = 'New words' where account_id = $1`, [groomer.account.id]);
    expect((await again()).status).toBe(200);
    expect((await pageAt('nobody-here')).headers['cache-control']).toBe('no-store');
  });
});

describe('photos on the page', () => {
  it('are those of completed appointments that were made public, and can be loaded by everybody', async () => {
    const { groomer, address } = await withPage();
    const shown = await visitWithPhotos(groomer);
    const hidden = await visitWithPhotos(groomer, { isPublic: false, daysAgo: 1 });
    const { body, raw } = await pageAt(address);
    expect(body.photos).toMatchObject([
      {
        before: { small: `/pictures/${shown.before}-thumbnail.webp`, large: pathOf(shown.before) },
        after: { large: pathOf(shown.after) },
        breed: 'Poodle',
        service: 'Full groom',
      },
    ]);
    expect(raw).not.toContain(hidden.before);
    expect(raw).not.toContain('Biscuit');
    const answer = await picture(pathOf(shown.before));
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'public, max-age=3600',
    ]);
    expect((await picture(pathOf(shown.after))).statusCode).toBe(200);
    expect((await picture(pathOf(hidden.before))).statusCode).toBe(404);
    expect((await picture(pathOf(shown.before), api.otherSite.host)).statusCode).toBe(404);
    await asOwner('update appointment_lines set is_photo_public = false where appointment_id = $1', [shown.id]);
    expect((await picture(pathOf(shown.before))).statusCode).toBe(404);
  });

  it('include the face of a groomer with a page, and nobody else’s pictures', async () => {
    const { groomer, address } = await withPage();
    const face = await imageOf(groomer.account.id);
    expect((await picture(pathOf(face))).statusCode).toBe(404);
    await asOwner('update accounts set photo_file_id = $2 where id = $1', [groomer.account.id, face]);
    expect((await pageAt(address)).body.photo).toEqual({
      small: `/pictures/${face}-thumbnail.webp`,
      large: pathOf(face),
    });
    expect((await picture(pathOf(face))).statusCode).toBe(200);
    await asOwner('update providers set vanity_url = null where account_id = $1', [groomer.account.id]);
    expect((await picture(pathOf(face))).statusCode).toBe(404);
    for (const name of ['x', `${face}.webp`, `${face}-large.webp`, '..%2f..%2fv2', `${newId()}-medium.webp`])
      expect((await picture(`/pictures/${name}`)).statusCode, name).toBe(404);
  });

  it('include the work that a groomer shows, as long as it is shown', async () => {
    const { groomer, address } = await withPage();
    const [work, kept] = [await imageOf(groomer.account.id), await imageOf(groomer.account.id)];
    const show = (ids: readonly string[]) =>
      asOwner('update providers set showcase_file_ids = $2 where account_id = $1', [groomer.account.id, ids]);
    await show([work]);
    expect((await pageAt(address)).body.showcase).toEqual([
      { small: `/pictures/${work}-thumbnail.webp`, large: pathOf(work) },
    ]);
    expect((await picture(pathOf(work))).statusCode).toBe(200);
    expect((await picture(pathOf(kept))).statusCode).toBe(404);
    expect((await picture(pathOf(work), api.otherSite.host)).statusCode).toBe(404);
    await asOwner(`update providers set status = 'approved' where account_id = $1`, [groomer.account.id]);
    expect((await picture(pathOf(work))).statusCode).toBe(404);
    await asOwner(`update providers set status = 'active' where account_id = $1`, [groomer.account.id]);
    await show([]);
    expect((await picture(pathOf(work))).statusCode).toBe(404);
  });

  it('are twelve at most, the latest first', async () => {
    const { groomer, address } = await withPage();
    const visits = [];
    for (let daysAgo = 0; daysAgo < 14; daysAgo += 1) visits.push(await visitWithPhotos(groomer, { daysAgo }));
    const { body } = await pageAt(address);
    expect(body.photos.map(({ before }) => before?.large)).toEqual(
      visits.slice(0, 12).map(({ before }) => pathOf(before)),
    );
  });
});

describe('the groomers of a site', () => {
  it('are listed with their pages, the best rated first, page by page', async () => {
    const good = await withPage({ rating: 4.9, price: 80 });
    const better = await withPage({ rating: 5, price: 85 });
    const nameless = await buildGroomerAround(api, { center, serviceId: ids.groom, rating: 5 });
    const { body } = await api.call(LIST, { query: { limit: 100 } });
    const order = body.items.map(({ id }) => id);
    expect(order.indexOf(better.groomer.account.id)).toBeLessThan(order.indexOf(good.groomer.account.id));
    expect(order).not.toContain(nameless.account.id);
    expect(body.items.find(({ id }) => id === good.groomer.account.id)).toMatchObject({
      address: good.address,
      priceFrom: 80,
      reviewSummary: { averageRating: 4.9, reviewCount: 3 },
    });
    const second = await api.call(LIST, { query: { limit: 1, offset: 1 } });
    expect(second.body).toMatchObject({ items: [{ id: order[1] }], total: body.total, limit: 1, offset: 1 });
    expect((await api.call(LIST, { site: api.otherSite })).body).toMatchObject({ items: [], total: 0 });
  });

  it('are only those who come to a place, where one is given', async () => {
    const near = await withPage();
    await withPage({ center: { ...center, longitude: center.longitude + 1 } });
    const { body } = await api.call(LIST, { query: { near: `${center.latitude},${center.longitude}` } });
    expect(body.items.map(({ id }) => id)).toEqual([near.groomer.account.id]);
    expect((await api.call(LIST, { query: { near: 'here' } })).status).toBe(422);
  });
});

describe('what search engines ask for', () => {
  const get = (url: string, host = api.site.host) => api.app.inject({ url, headers: { host } });

  it('is a sitemap of the site with every public page', async () => {
    const { groomer, address } = await withPage();
    const origin = api.platform.config.PUBLIC_WEB_ORIGIN_PATTERN.replace('{site}', api.site.slug);
    const { body, headers } = await get('/sitemap.xml');
    expect(headers['content-type']).toContain('xml');
    expect(body).toContain(`<loc>${origin}/</loc>`);
    expect(body).toContain(`<loc>${origin}/${address}</loc>`);
    expect((await get('/sitemap.xml', api.otherSite.host)).body).not.toContain(address);
    await asOwner(`update providers set status = 'inactive' where account_id = $1`, [groomer.account.id]);
    expect((await get('/sitemap.xml')).body).not.toContain(address);
  });

  it('is told which pages are private', async () => {
    const { body } = await get('/robots.txt');
    expect(body).toContain('Disallow: /groomer/');
    expect(body).toContain(
      `Sitemap: ${api.platform.config.PUBLIC_WEB_ORIGIN_PATTERN.replace('{site}', api.site.slug)}/sitemap.xml`,
    );
  });
});
