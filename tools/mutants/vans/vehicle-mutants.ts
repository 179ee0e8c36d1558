import type { Mutant } from '../mutant.ts';

const MODULE = 'apps/server/src/modules/vehicles';
const VEHICLES = `${MODULE}/vehicles.test.ts`;
const LISTING = `${MODULE}/listing.test.ts`;
const PHOTOS = `${MODULE}/photos.test.ts`;
const VIN = `${MODULE}/vin.test.ts`;
const READINGS = `${MODULE}/meters/meter-readings.test.ts`;
const FLEET = 'apps/server/src/modules/fleet/terms/terms.test.ts';
const POLICY = `${MODULE}/vehicles.policy.ts`;

/** The record of a van: whose it is, what it needs, and what is believed of it. */
export const VEHICLE_MUTANTS: readonly Mutant[] = [
  {
    name: 'vehicle-read-by-owner',
    suite: VEHICLES,
    test: 'is its owner’s alone, by every call',
    source: {
      file: POLICY,
      find: "'vehicle.read': forViewer((viewer) => (vehicle) => vehicle('vehicles.owner_id', '=', viewer.accountId)),",
      replace: "'vehicle.read': forViewer(() => (vehicle) => vehicle('vehicles.status', '<>', 'none')),",
    },
  },
  {
    name: 'vehicle-managed-by-owner',
    suite: VEHICLES,
    test: 'is its owner’s alone, by every call',
    source: {
      file: POLICY,
      find: "(viewer) => (vehicle) =>\n      vehicle.and([vehicle('vehicles.owner_id', '=', viewer.accountId), vehicle('vehicles.status', '<>', 'retired')]),",
      replace: "() => (vehicle) => vehicle('vehicles.status', '<>', 'retired'),",
    },
  },
  {
    name: 'vehicle-managed-while-alive',
    suite: VEHICLES,
    test: 'that is retired is read, and changed no more',
    source: {
      file: POLICY,
      find: "vehicle.and([vehicle('vehicles.owner_id', '=', viewer.accountId), vehicle('vehicles.status', '<>', 'retired')]),",
      replace: "vehicle('vehicles.owner_id', '=', viewer.accountId),",
    },
  },
  {
    name: 'vin-of-living-vans',
    suite: VIN,
    test: 'goes to one of two who add it at once',
    sql: 'drop index vehicles_living_vin',
  },
  {
    name: 'vin-free-after-retiring',
    suite: VIN,
    test: 'is taken on its site, by whomever, and free after retiring',
    sql: 'drop index vehicles_living_vin; create unique index vehicles_living_vin on vehicles (site_id, vin)',
  },
  {
    name: 'session-before-vin-vendor',
    suite: VIN,
    test: 'is for those with a session that lives, and about vans of their own',
    source: {
      file: `${MODULE}/vehicles.routes.ts`,
      find: 'await stage(() => Promise.resolve());',
      replace: '',
    },
  },
  {
    name: 'limit-of-vin-vendor',
    suite: VIN,
    test: 'has a limit of each account, which changes without a VIN do not use up',
    source: {
      file: `${MODULE}/look-up-vin.ts`,
      find: "await calls.count('vinsPerAccount', accountId);",
      replace: "calls.exempt('vinsPerAccount');",
    },
  },
  {
    name: 'vin-vendor-away',
    suite: VIN,
    test: 'stays undecoded after an error',
    source: {
      file: `${MODULE}/look-up-vin.ts`,
      find: "log.warn({ err: error }, 'VIN not decoded');\n    return undefined;",
      replace: "log.warn({ err: error }, 'VIN not decoded');\n    throw error;",
    },
  },
  {
    name: 'complete-before-listed',
    suite: LISTING,
    test: 'names everything that is missing',
    source: {
      file: `${MODULE}/set-vehicle-status.ts`,
      find: 'if (isListing) await requireComplete(tx, vehicle, now);',
      replace: '',
    },
  },
  {
    name: 'machine-lists-complete-vans',
    suite: `${MODULE}/vehicle.effects.test.ts`,
    test: 'is refused by the machine itself',
    source: {
      file: `${MODULE}/vehicle.effects.ts`,
      find: 'isComplete: ({ parts, ...van }, now) => readinessOf(van, parts, now).canBeListed',
      replace: 'isComplete: () => true',
    },
  },
  {
    name: 'expired-registration',
    suite: LISTING,
    test: 'is refused with an expired registration',
    source: {
      file: 'packages/contract/src/vehicles/vehicle-readiness.facts.ts',
      find: 'isDone: isDone && !isExpired,',
      replace: 'isDone,',
    },
  },
  {
    name: 'reading-rule',
    suite: READINGS,
    test: 'is not below the last one',
    source: {
      file: `${MODULE}/meters/add-reading.ts`,
      find: 'refuseProblems(problem === undefined ? {} : { value: problem });',
      replace: '',
    },
  },
  {
    name: 'readings-one-after-the-other',
    suite: READINGS,
    test: 'read at once by many stays in order',
    source: {
      file: `${MODULE}/vehicles.queries.ts`,
      find: "found(await read(tx).where(vehicle).forNoKeyUpdate('vehicles').executeTakeFirst());",
      replace: 'found(await read(tx).where(vehicle).executeTakeFirst());',
    },
  },
  {
    name: 'correction-of-its-van',
    suite: READINGS,
    test: 'corrects one of its own meter and van',
    source: {
      file: `${MODULE}/meters/add-reading.ts`,
      find: 'corrected && (corrected.vehicleId !== vehicle.id || corrected.meter !== meter)',
      replace: 'corrected && corrected.meter !== meter',
    },
  },
  {
    name: 'correction-by-owner',
    suite: READINGS,
    test: 'corrects one of its own meter and van',
    source: { file: POLICY, find: "            .where('vehicles.owner_id', '=', viewer.accountId),", replace: '' },
  },
  {
    name: 'photos-of-their-owner',
    suite: PHOTOS,
    test: 'are the owner’s own',
    source: {
      file: `${MODULE}/vehicles.routes.ts`,
      find: 'const fileIds = await allowedIds(\n      tx,\n      images.map(({ id }) => id),\n    );',
      replace:
        'await allowedIds(tx, []);\n    const fileIds = images.map(({ id }) => (id as unknown as { id: string } | null)?.id ?? null);',
    },
  },
  {
    name: 'cover-has-photo',
    suite: PHOTOS,
    test: 'have no cover without a photo',
    source: {
      file: `${MODULE}/save-photos.ts`,
      find: "if (cover !== undefined && !views.includes(cover)) refuseProblems({ cover: 'has no photo' });",
      replace: '',
    },
  },
  {
    name: 'one-cover',
    suite: PHOTOS,
    test: 'saved at once have one cover',
    source: {
      file: `${MODULE}/vehicle-parts.queries.ts`,
      find: "await photos().set({ is_cover: false }).where('is_cover', '=', true).execute();",
      replace: '',
    },
  },
  {
    name: 'terms-stay',
    suite: FLEET,
    test: 'never change',
    sql: 'grant update on van_terms to tailgate_app',
  },
  {
    name: 'same-terms-no-version',
    suite: FLEET,
    test: 'are kept, and the same terms make none',
    source: {
      file: 'apps/server/src/modules/fleet/terms/save-terms.ts',
      find: 'if (before && isSame(before.terms, after)) return id;',
      replace: '',
    },
  },
  {
    name: 'video-links-without-passwords',
    suite: VEHICLES,
    test: 'are not "https://owner:secret',
    source: {
      file: 'packages/contract/src/vehicles/vehicles.schemas.ts',
      find: "!URL.canParse(link) || new URL(link).username + new URL(link).password === ''",
      replace: 'link.length > 0',
    },
  },
];
