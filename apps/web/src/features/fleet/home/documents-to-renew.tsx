import { VAN_DOCUMENT_WORDS } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { ShieldAlert, FileClock } from 'lucide-react';
import { expiringVansQuery, expiryInWords } from '#features/vehicles/index.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row, Rows } from '#ui/layout/rows.tsx';
import classes from './home.module.css';

/** As the owner is warned for the last time before a document ends. */
const RED_DAYS = 3;

/** What expires first, what has expired before what will; nothing where nothing is due. */
export const DocumentsToRenew = ({ today }: { today: string }) => {
  const { data } = useQuery(expiringVansQuery);
  const due = (data?.items ?? []).flatMap((van) => (van.nextExpiry ? [{ van, expiry: van.nextExpiry }] : []));
  if (due.length === 0) return null;
  return (
    <Card
      title="Documents to renew"
      aside={
        <TextLink to="/fleet-owner/account/vehicles" search={{ show: 'attention', sort: 'expiry' }}>
          All {data?.counts.attention}
        </TextLink>
      }
    >
      <Rows label="Documents to renew">
        {due.map(({ van, expiry }) => {
          const isRed = expiry.daysLeft <= RED_DAYS;
          const Icon = isRed ? ShieldAlert : FileClock;
          return (
            <Row
              key={van.id}
              lead={
                <span className={classes['paper']} data-red={isRed || undefined}>
                  <Icon size={20} aria-hidden />
                </span>
              }
              title={van.name}
              meta={
                <span className={classes['due']} data-red={isRed || undefined}>
                  {expiryInWords(expiry, today)}
                </span>
              }
              aside={
                <ButtonLink
                  compact
                  aria-label={`Upload ${VAN_DOCUMENT_WORDS[expiry.kind].toLowerCase()} of ${van.name}`}
                  to="/fleet-owner/account/vehicles/$vehicleId"
                  params={{ vehicleId: van.id }}
                  search={{
                    section: expiry.kind === 'insurance' ? 'insurance' : 'documents',
                    task: `document-${expiry.kind}`,
                  }}
                >
                  Upload
                </ButtonLink>
              }
            />
          );
        })}
      </Rows>
    </Card>
  );
};
