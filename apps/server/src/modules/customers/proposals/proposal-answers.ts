import { PROPOSAL_SHOWN_DAYS, PROPOSED_FIELDS } from '@tailgate/contract';
import type { Rows } from '../../../platform/access/policy.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { ProposedValue } from '../../../platform/db/stored/customers.ts';
import { found } from '../../../platform/failure.ts';
import { canOf } from '../../../platform/machines/can.ts';
import type { Platform } from '../../../platform/platform.ts';
import { proposalsWithNames, type ProposalRow } from '../../../views/customer-proposals.ts';
import { displayNameOf } from '../../accounts/index.ts';
import { imagesById } from '../../attachments/index.ts';
import { customerProposals } from './customer-proposal.effects.ts';
import { isOutdated } from './is-outdated.ts';

type Reader = 'groomer' | 'customer';
type Images = Awaited<ReturnType<typeof imagesById>>;

const photoIds = ({ changes: { photo } }: ProposalRow) =>
  [photo?.from, photo?.to].filter((id): id is string => typeof id === 'string');

const changesOf = ({ changes }: ProposalRow, images: Images) => {
  const imageOf = (id: ProposedValue) => (typeof id === 'string' ? (images.get(id) ?? null) : null);
  return PROPOSED_FIELDS.flatMap((field) => {
    const change = changes[field];
    if (!change) return [];
    const isPhoto = field === 'photo';
    return [
      {
        field,
        from: change.fromShown,
        to: change.toShown,
        fromImage: isPhoto ? imageOf(change.from) : null,
        toImage: isPhoto ? imageOf(change.to) : null,
      },
    ];
  });
};

/** Both sides may see the photos: the customer owns the pet, and the groomer proposed the new one. */
const answersOf = async (tx: Tx, rows: readonly ProposalRow[], reader: Reader, platform: Platform) => {
  const images = await imagesById(tx, rows.flatMap(photoIds), platform);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    status: row.status,
    proposedBy: { id: row.provider_id, displayName: row.business_name ?? displayNameOf(row) },
    bySupport: row.impersonator_id !== null,
    pet: row.pet_id !== null && row.pet_name !== null ? { id: row.pet_id, name: row.pet_name } : null,
    changes: changesOf(row, images),
    createdAt: row.created_at.toISOString(),
    answeredAt: row.status === 'open' ? null : row.status_since.toISOString(),
    can: canOf(customerProposals, reader, row, platform.clock.now()),
  }));
};

export const proposalAnswer = async (tx: Tx, id: string, reader: Reader, platform: Platform) => {
  const rows = await proposalsWithNames(tx, (proposal) => proposal('customer_change_proposals.id', '=', id));
  return found((await answersOf(tx, rows, reader, platform))[0]);
};

/** What waits for the customer; what they have changed themselves in the meantime is no question any more. */
export const proposalsForCustomer = async (tx: Tx, customerId: string, platform: Platform) => {
  const waiting: Rows<'customer_change_proposals'> = (proposal) =>
    proposal.and([
      proposal('customer_change_proposals.customer_id', '=', customerId),
      proposal('customer_change_proposals.status', '=', 'open'),
    ]);
  const rows: ProposalRow[] = [];
  for (const row of await proposalsWithNames(tx, waiting)) if (!(await isOutdated(tx, row, platform))) rows.push(row);
  return await answersOf(tx, rows, 'customer', platform);
};

/** What waits, and what became of the last ones; those that a newer one replaced say nothing. */
export const proposalsForGroomer = async (
  tx: Tx,
  { providerId, customerId }: { readonly providerId: string; readonly customerId: string },
  platform: Platform,
) => {
  const since = new Date(platform.clock.now().getTime() - PROPOSAL_SHOWN_DAYS * 86_400_000);
  const shown: Rows<'customer_change_proposals'> = (proposal) =>
    proposal.and([
      proposal('customer_change_proposals.provider_id', '=', providerId),
      proposal('customer_change_proposals.customer_id', '=', customerId),
      proposal.or([
        proposal('customer_change_proposals.status', '=', 'open'),
        proposal.and([
          proposal('customer_change_proposals.status', 'in', ['accepted', 'declined']),
          proposal('customer_change_proposals.status_since', '>', since),
        ]),
      ]),
    ]);
  return await answersOf(tx, await proposalsWithNames(tx, shown), 'groomer', platform);
};
