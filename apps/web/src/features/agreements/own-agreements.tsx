import { useQuery } from '@tanstack/react-query';
import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#ui/badges/badge.tsx';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { PageButtons } from '#ui/actions/page-buttons.tsx';
import { Row, Rows } from '#ui/layout/rows.tsx';
import { deviceDay } from '#ui/dates/device-day.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { ReadDialog } from './read-dialog.tsx';
import { versionInWords } from './agreement-words.ts';
import {
  everyAgreementQuery,
  signedQuery,
  useAgreementFile,
  type AcceptedPage,
  type Agreement,
} from './agreements-query.ts';
import type { TextBody } from './sign-agreements.tsx';
import classes from './agreements.module.css';

/** What the person agreed to, as files to keep, and what they can still accept. */
export const OwnAgreements = ({ Body }: { Body: TextBody }) => {
  const every = useQuery(everyAgreementQuery());
  const [page, setPage] = useState(1);
  const signed = useQuery(signedQuery(page));
  const [reading, setReading] = useState<Agreement | null>(null);
  if (!every.data || !signed.data) return <LoadingState what="your agreements" of={[every, signed]} rows={6} />;
  const open = every.data.filter((agreement) => !agreement.signed);
  const { limit, items } = signed.data;
  // They are few, and stand on the first page.
  const pages = page === 1 ? signed.data.pages : [];
  return (
    <div className={classes['cards']}>
      {open.length > 0 && <OpenCard agreements={open} Body={Body} />}
      <Card title="Accepted">
        {items.length + pages.length === 0 ? (
          <EmptyState level={3} title="Nothing accepted yet">
            Agreements you accept show here. You can read and download them.
          </EmptyState>
        ) : (
          <Rows label="Accepted agreements">
            {items.map((agreement) => (
              <SignedRow key={agreement.id} agreement={agreement} onRead={setReading} />
            ))}
            {pages.map((accepted) => (
              <PageRow key={accepted.page} accepted={accepted} />
            ))}
          </Rows>
        )}
      </Card>
      <PageButtons {...signed.data} onMove={(offset) => setPage(offset / limit + 1)} />
      <ReadDialog agreement={reading} Body={Body} onClose={() => setReading(null)} />
    </div>
  );
};

interface OfAgreement {
  readonly agreement: Agreement;
  readonly onRead: (agreement: Agreement) => void;
}

const SignedRow = ({ agreement, onRead }: OfAgreement) => {
  const file = useAgreementFile();
  const { title, version, acceptedAt, acceptedVersion } = agreement;
  return (
    <Row
      title={title}
      meta={`Version ${version}${acceptedAt ? ` · Accepted ${deviceDay(acceptedAt)}` : ''}${
        acceptedVersion !== null && acceptedVersion > version ? ' · Earlier version' : ''
      }`}
      aside={
        <span className={classes['actions']}>
          <Button
            look="text"
            compact
            onClick={() => onRead(agreement)}
            aria-label={`Read ${title}, version ${version}`}
          >
            Read
          </Button>
          <Button
            look="outline"
            compact
            busy={file.isPending}
            busyLabel="Saving…"
            icon={<Download size={18} aria-hidden />}
            onClick={() => file.save(agreement)}
            aria-label={`PDF of ${title}, version ${version}`}
          >
            PDF
          </Button>
        </span>
      }
    />
  );
};

const PAGES = {
  'terms-and-conditions': { title: 'Terms and conditions', to: '/s/terms-and-conditions' },
  'privacy-policy': { title: 'Privacy policy', to: '/s/privacy-policy' },
  'pet-release-terms': { title: 'Pet release terms', to: '/s/pet-release-terms' },
  'cancellation-policy': { title: 'Cancellation policy', to: '/cancellation-policy' },
  'terms-of-service': { title: 'Terms of service', to: '/s/terms-of-service' },
} as const satisfies Record<AcceptedPage['page'], unknown>;

/** Accepted in a form, without a file: the page is there for everybody to read. */
const PageRow = ({ accepted: { page, version, acceptedAt } }: { readonly accepted: AcceptedPage }) => {
  const { title, to } = PAGES[page];
  return (
    <Row
      title={title}
      meta={`Version ${version} · Accepted ${deviceDay(acceptedAt)}`}
      aside={
        <ButtonLink look="text" compact to={to} target="_blank" aria-label={`Read ${title}`}>
          Read
        </ButtonLink>
      }
    />
  );
};

const OpenCard = ({ agreements, Body }: { readonly agreements: readonly Agreement[]; readonly Body: TextBody }) => {
  const [opened, setOpened] = useState<Agreement | null>(null);
  return (
    <Card title="Not accepted">
      <Rows label="Agreements not accepted">
        {agreements.map((agreement) => (
          <OpenRow key={agreement.id} agreement={agreement} onRead={setOpened} />
        ))}
      </Rows>
      <AcceptDialog agreement={opened} Body={Body} onClose={() => setOpened(null)} />
    </Card>
  );
};

const OpenRow = ({ agreement, onRead }: OfAgreement) => (
  <Row
    title={agreement.title}
    meta={versionInWords(agreement)}
    aside={
      <span className={classes['actions']}>
        {agreement.required ? (
          <Badge tone="pending">Required</Badge>
        ) : (
          <Badge tone="cancelled" icon={FileText}>
            Optional
          </Badge>
        )}
        <Button look="tint" compact onClick={() => onRead(agreement)} aria-label={`Read and accept ${agreement.title}`}>
          Read and accept
        </Button>
      </span>
    }
  />
);
