import { VAN_DOCUMENT_WORDS } from '@tailgate/contract/facts';
import { FileClock, ShieldAlert } from 'lucide-react';
import { ButtonLink } from '#ui/actions/button.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row, Rows } from '#ui/layout/rows.tsx';
import { hitOfPaper, isUrgent, stateOfPaper, titleOfPaper, type Paper } from './paper-words.ts';
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

/** In a card; the rest is behind its link. */
const MOST_SHOWN = 5;

interface DocumentsToRenewProps {
  /** What hurts first. */
  readonly papers: readonly Paper[];
}

/** Documents that are expired, missing or near their end; nothing where none is. */
export const DocumentsToRenew = ({ papers }: DocumentsToRenewProps) => {
  if (papers.length === 0) return null;
  return (
    <Card title="Documents to renew" aside={<TextLink to="/fleet-owner/documents">All documents</TextLink>}>
      <Rows label="Documents to renew">
        {papers.slice(0, MOST_SHOWN).map((paper) => (
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
