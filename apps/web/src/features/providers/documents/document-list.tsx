import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isImpersonated } from '#shell/session/session.ts';
import { useSession } from '#shell/session/session-store.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { PageButtons } from '#ui/page-buttons.tsx';
import { Rows } from '#ui/rows.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { DocumentRow } from './document-row.tsx';
import classes from './documents.module.css';
import { documentsQuery } from './documents-query.ts';

const TYPING_PAUSE_MS = 300;

/** The provider's documents, newest first. Read-only while impersonating. */
export const DocumentList = () => {
  const session = useSession();
  const mayDelete = session !== null && !isImpersonated(session);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const [offset, setOffset] = useState(0);
  const papers = useQuery(documentsQuery(search, offset));
  const { data } = papers;
  // When the last one of a page goes, so does the page.
  if (data && data.items.length === 0 && offset > 0 && !papers.isPlaceholderData)
    setOffset(Math.max(0, offset - data.limit));
  /** Another search starts on its first page. */
  const lookFor = (words: string) => {
    setTyped(words);
    setOffset(0);
  };
  const hasAny = search !== '' || (data?.total ?? 0) > 0;

  return (
    <Card title="Your documents">
      {hasAny && (
        <div className={classes['search']}>
          <SearchField label="Search by title" value={typed} onChange={lookFor} />
        </div>
      )}
      {!data && <LoadingState what="your documents" of={[papers]} rows={3} />}
      {data?.total === 0 &&
        (search === '' ? (
          <EmptyState title="No documents yet">
            Upload your license, insurance and certificates to have them at hand.
          </EmptyState>
        ) : (
          <EmptyState
            title="No documents found"
            action={
              <Button look="tint" onClick={() => lookFor('')}>
                Show all documents
              </Button>
            }
          >
            No title matches your search.
          </EmptyState>
        ))}
      {data && data.items.length > 0 && (
        <>
          <Rows label="Documents">
            {data.items.map((paper) => (
              <DocumentRow key={paper.id} paper={paper} mayDelete={mayDelete} />
            ))}
          </Rows>
          <PageButtons {...data} onMove={setOffset} />
        </>
      )}
    </Card>
  );
};
