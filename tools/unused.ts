// What production code does not use, but for what is listed here; part of `npm run check`. Knip's own lists of ignored
// issues stay silent about an entry that is no longer needed, so its findings are compared with ours.
import { spawnSync } from 'node:child_process';
import { staleExceptions } from './structure/exceptions.ts';

/** By kind of finding: each is a list of names, or of lists of names that mean the same. */
type Finding = Readonly<Record<string, string | readonly (Named | readonly Named[])[]>>;
interface Named {
  readonly name: string;
}

/** Why something may wait for its use, and what. */
const WAITING: Readonly<Record<string, readonly string[]>> = {
  'Waits for its first screen: a new widget is made with its screen.': [
    'files apps/web/src/ui/actions/phone-button.tsx',
    'files apps/web/src/ui/feedback/waiting-card.tsx',
    'files apps/web/src/ui/layout/step-header.tsx',
    'exports apps/web/src/features/lookups/lookups.ts timeZoneQuery',
    'exports apps/web/src/features/lookups/lookups.ts countryQuery',
    'exports apps/web/src/ui/badges/badge-looks.ts TONES',
    'exports apps/web/src/ui/feedback/skeleton.tsx SkeletonCard',
    'exports apps/web/src/ui/words/phone-number.ts phoneInGroups',
  ],
  'A format that the specification prescribes for screens to come.': [
    'exports packages/values/src/countries.ts DEFAULT_COUNTRY',
    'exports packages/values/src/countries.ts findCountry',
    'exports packages/values/src/countries.ts currencyOf',
    'exports packages/values/src/date-text.ts showDateInDigits',
    'exports packages/values/src/index.ts sendMinutes',
    'exports packages/values/src/ssn.ts showSsn',
    'exports packages/values/src/time-slots.ts halfHourSlots',
    'exports packages/values/src/time-slots.ts hundredQuarterHourSlots',
    'exports packages/values/src/truncate.ts truncate',
    'exports packages/values/src/units.ts poundsOf',
    'exports packages/values/src/units.ts showWeight',
    'exports packages/values/src/units.ts showMiles',
    'exports packages/values/src/weekdays.ts weekdayOnOrAfter',
  ],
  'Part of the reference that SQL is compared with over random inputs.': [
    'exports packages/pricing/src/index.ts sizeOfPet',
    'exports packages/pricing/src/index.ts sizeOfWeight',
    'exports packages/pricing/src/index.ts travelFeeOver',
    'exports packages/pricing/src/travel-fee.ts travelFeeOver',
    'exports packages/slots/src/index.ts offsetAt',
  ],
  "The constructor of the catalogue's rows.": ['exports packages/contract/src/notifications/index.ts notification'],
  'Makes VINs for tests and the demo data.': ['exports packages/values/src/vin.ts buildVin'],
  'A door of custody that waits for rentals.': [
    'exports apps/server/src/modules/custody/index.ts vanOf',
    'exports apps/server/src/modules/custody/custody.queries.ts vanOf',
  ],
  'Generates row types on the machine of a developer.': [
    'binaries apps/server/src/platform/db/generate-row-types.cli.ts kysely-codegen',
  ],
};

const namesOf = (kind: string, file: string, findings: Finding[string]): string[] =>
  typeof findings === 'string'
    ? []
    : findings.flat().map(({ name }) => (name === file ? `${kind} ${file}` : `${kind} ${file} ${name}`));

const { stdout, stderr } = spawnSync(
  'knip',
  ['--production', '--config', 'knip.production.jsonc', '--reporter', 'json', '--no-exit-code'],
  { encoding: 'utf8' },
);
if (!stdout.startsWith('{')) throw new Error(`knip did not report: ${stderr}`);
const { issues } = JSON.parse(stdout) as { issues: (Finding & { readonly file: string })[] };
const found = new Set(
  issues.flatMap((issue) => Object.entries(issue).flatMap(([kind, findings]) => namesOf(kind, issue.file, findings))),
);
const waiting = Object.values(WAITING).flat();
const problems = [
  ...[...found].filter((issue) => !waiting.includes(issue)).map((issue) => `${issue} is not used in production`),
  ...staleExceptions(found, waiting),
];
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.stdout.write(`unused: ${waiting.length} waiting, ${problems.length} problems\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
