import type { SeedAgreement, SeedSigning } from '@tailgate/server/seeding';
import type { DemoSite } from '../logins.ts';
import { AGREEMENTS, LATE_SIGNER } from '../story/agreements.ts';
import { daysBefore } from '../today.ts';
import { displayNameOf, type DemoPerson } from './demo-person.ts';
import { demoId } from './ids.ts';

const HOUR_MS = 3_600_000;
/** A flourish, as somebody draws it with a finger. */
const SIGNATURE = {
  width: 320,
  height: 120,
  strokes: [
    [24, 84, 40, 40, 62, 30, 70, 58, 52, 84, 84, 72, 104, 52, 118, 78, 142, 60, 158, 82, 190, 56, 214, 78, 262, 62],
    [30, 100, 280, 92],
  ],
};

const versionId = (site: DemoSite, slug: string, version: number) =>
  demoId(site, 'agreement-version', slug, String(version));

const agreementsOfSite = (site: DemoSite, today: Date): SeedAgreement[] =>
  AGREEMENTS.map(({ slug, versions, ...terms }) => ({
    id: demoId(site, 'agreement', slug),
    slug,
    versions: versions.map(({ daysAgo, changes, body }, index) => ({
      ...terms,
      id: versionId(site, slug, index + 1),
      changes,
      body,
      issuedAt: daysBefore(today, daysAgo),
    })),
  }));

const laterOf = (one: Date, other: Date): Date => (one > other ? one : other);

/** Agreements of a site, and who accepted the required ones: every provider, and all but one the latest version. */
export const agreementsOf = (site: DemoSite, people: readonly DemoPerson[], today: Date) => {
  const agreements = agreementsOfSite(site, today);
  const late = people.find(({ email }) => email === LATE_SIGNER);
  const signings = agreements.flatMap(({ slug, versions }) => {
    const current = versions.at(-1);
    if (!current?.required) return [];
    return people
      .filter(
        ({ roles, provider }) => provider !== null && roles.some((role) => current.audience.includes(role as never)),
      )
      .flatMap((person): SeedSigning[] => {
        const signed = person === late ? (versions.at(-2) ?? current) : current;
        const joined = daysBefore(today, person.joinedDaysAgo);
        return [
          {
            id: demoId(site, 'agreement-acceptance', slug, person.id),
            versionId: signed.id,
            signerId: person.id,
            signerName: displayNameOf(person),
            acceptedAt: new Date(laterOf(signed.issuedAt, joined).getTime() + HOUR_MS),
            signature: signed.requireSignature ? SIGNATURE : null,
          },
        ];
      });
  });
  return { agreements, signings };
};
