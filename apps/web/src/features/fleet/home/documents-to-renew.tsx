import { VAN_DOCUMENT_WORDS } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { FileClock, ShieldAlert } from 'lucide-react';
import { ButtonLink } from '#ui/actions/button.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row, RowLink, Rows } from '#ui/layout/rows.tsx';
import { hitOfPaper, isUrgent, leftOfPaper, stateOfPaper, titleOfPaper } from './paper-words.ts';
import { attentionQuery, type Paper } from './papers-query.ts';
import classes from './home.module.css';

const keyOf = ({ vehicle, kind }: Paper): string => `${vehicle.id} ${kind}`;

const Mark = ({ paper }: { paper: Paper }) => {
  const Icon = isUrgent(paper) ? ShieldAlert : FileClock;
  return (
    <span className={classes['paper']} data-red={isUrgent(paper) || undefined}>
      <Icon size={20} aria-hidden />
    </span>
  );
};

const Due = ({ paper, children }: { paper: Paper; children: string }) => (
  <span className={classes['due']} data-red={isUrgent(paper) || undefined}>
    {children}
  </span>
);

const UploadLink = ({ paper: { vehicle, kind } }: { paper: Paper }) => (
  <ButtonLink
    compact
    aria-label={`Upload ${VAN_DOCUMENT_WORDS[kind].toLowerCase()} of ${vehicle.name}`}
    to="/fleet-owner/account/vehicles/$vehicleId"
    params={{ vehicleId: vehicle.id }}
    search={{ section: kind === 'insurance' ? 'insurance' : 'documents', task: `document-${kind}` }}
  >
    Upload
  </ButtonLink>
);

/** Documents that are expired, missing or near their end, what hits booked work first; nothing where none is. */
export const DocumentsToRenew = () => {
  const { data } = useQuery(attentionQuery);
  if (!data || data.total === 0) return null;
  return (
    <Card title="Documents to renew" aside={<TextLink to="/fleet-owner/documents">All {data.total}</TextLink>}>
      <Rows label="Documents to renew">
        {data.items.map((paper) => (
          <Row
            key={keyOf(paper)}
            lead={<Mark paper={paper} />}
            title={titleOfPaper(paper)}
            meta={
              <Due paper={paper}>
                {paper.appointments.count > 0 ? `${stateOfPaper(paper)}, ${hitOfPaper(paper)}` : stateOfPaper(paper)}
              </Due>
            }
            aside={<UploadLink paper={paper} />}
          />
        ))}
      </Rows>
    </Card>
  );
};

/** The same on a phone: what is hit and how many days are left, and the record of the van. */
export const NeedsAttention = () => {
  const { data } = useQuery(attentionQuery);
  if (!data || data.total === 0) return null;
  return (
    <Card title="Needs attention soon" aside={<TextLink to="/fleet-owner/documents">All {data.total}</TextLink>}>
      <Rows label="Needs attention soon">
        {data.items.map((paper) => (
          <RowLink
            key={keyOf(paper)}
            to="/fleet-owner/vans/$vehicleId"
            params={{ vehicleId: paper.vehicle.id }}
            lead={<Mark paper={paper} />}
            title={titleOfPaper(paper)}
            meta={hitOfPaper(paper)}
            aside={<Due paper={paper}>{leftOfPaper(paper)}</Due>}
          />
        ))}
      </Rows>
    </Card>
  );
};
