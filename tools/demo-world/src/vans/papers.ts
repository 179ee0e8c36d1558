import { drawSampleDocument, storeSeedDocument, type Platform, type SeedVehicle } from '@tailgate/server/seeding';
import type { StoredSeedDocument } from '@tailgate/server/seeding';
import { VAN_DOCUMENT_WORDS, type VanDocumentKind } from '@tailgate/contract';
import { addDays, type LocalDate } from '@tailgate/values';
import { showDate } from '@tailgate/values/date-text';
import { displayNameOf } from '../people/demo-person.ts';
import { demoId, slugOf } from '../people/ids.ts';
import { daysBefore } from '../today.ts';
import { randomOf, type DemoVan } from './demo-van.ts';

const TERM_DAYS = 365;
/** A day after the van was added. */
const SCANNED_AFTER_DAYS = 1;
/** Out of three vans, two have their title on file. */
const TITLES = 3;

const isInsured = ({ story }: DemoVan) => story.insurance === 'custom' && story.state !== 'draft';

const hasKind: Record<VanDocumentKind, (van: DemoVan) => boolean> = {
  registration: () => true,
  inspection: ({ story }) => story.state !== 'draft',
  insurance: isInsured,
  title: ({ story, number, isForRent }) => isForRent && story.state !== 'draft' && number % TITLES !== 0,
};

/** Most expire in the course of the next year. */
const expiryOf = (van: DemoVan, kind: VanDocumentKind): LocalDate | null => {
  if (kind === 'title') return null;
  const ordinary = randomOf(van, `expiry/${kind}`).integer(45, TERM_DAYS - 15);
  return addDays(van.today, van.story.expiry?.[kind] ?? ordinary);
};

interface Paper {
  readonly van: DemoVan;
  readonly kind: VanDocumentKind;
  readonly document: SeedVehicle['documents'][number];
}

const laterOf = (one: Date, other: Date): Date => (one > other ? one : other);

/** The documents of a van. Each was added when the one before expired, or with the van. */
export const papersOf = (van: DemoVan, today: Date): Paper[] =>
  (['registration', 'inspection', 'insurance', 'title'] as const)
    .filter((kind) => hasKind[kind](van))
    .map((kind) => {
      const site = van.site.slug;
      const expiresOn = expiryOf(van, kind);
      const withVan = daysBefore(van.addedAt, -SCANNED_AFTER_DAYS);
      const renewed = expiresOn === null ? withVan : daysBefore(new Date(`${expiresOn}T15:00:00Z`), TERM_DAYS);
      return {
        van,
        kind,
        document: {
          id: demoId(site, 'van-document', van.id, kind),
          kind,
          fileId: demoId(site, 'van-document-file', van.id, kind),
          expiresOn,
          addedAt: renewed < today ? laterOf(withVan, renewed) : withVan,
        },
      };
    });

const ISSUERS: Record<VanDocumentKind, string> = {
  registration: 'Sample department of motor vehicles',
  inspection: 'Sample inspection station',
  insurance: 'Sample insurance company',
  title: 'Sample department of motor vehicles',
};

const drawn = ({ van, kind, document }: Paper): Promise<Buffer> =>
  drawSampleDocument({
    title: VAN_DOCUMENT_WORDS[kind],
    issuer: ISSUERS[kind],
    facts: [
      ['Vehicle', `${van.story.year} ${van.model.decoded.make} ${van.model.decoded.model}`],
      ['VIN', van.vin],
      ['License plate', `${van.site.metro.state} ${van.plate}`],
      ['Owner', displayNameOf(van.owner)],
      ...(document.expiresOn === null ? [] : [['Valid until', showDate(document.expiresOn)] as const]),
    ],
    issuedAt: document.addedAt,
  });

/** Draws and stores the documents of these vans, one van after the other: storage is asked for few at once. */
export const storePapers = async (
  { storage }: Platform,
  vans: readonly DemoVan[],
  today: Date,
): Promise<StoredSeedDocument[]> => {
  const stored: StoredSeedDocument[] = [];
  for (const van of vans)
    stored.push(
      ...(await Promise.all(
        papersOf(van, today).map(async (paper) =>
          storeSeedDocument(storage, {
            id: paper.document.fileId,
            siteId: demoId(van.site.slug, 'site'),
            ownerId: van.owner.id,
            filename: `${slugOf(`${van.name} ${paper.kind}`)}.pdf`,
            label: `${VAN_DOCUMENT_WORDS[paper.kind]}, ${van.name}`,
            bytes: await drawn(paper),
            createdAt: paper.document.addedAt,
          }),
        ),
      )),
    );
  return stored;
};
