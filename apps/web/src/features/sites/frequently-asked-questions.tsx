import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { ExpansionPanels } from '#ui/layout/expansion-panels.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import classes from './frequently-asked-questions.module.css';
import { PageBody } from './page-body.tsx';
import { questionsMatching } from './questions-matching.ts';
import { sitePageQuery, type FaqKey, type SitePage } from './site-pages.ts';

/** A role's questions: searchable, expandable, with a contact at the end. */
export const FrequentlyAskedQuestions = ({ page }: { page: FaqKey }) => {
  const faq = useQuery(sitePageQuery(page));
  return (
    <div className={classes['stack']}>
      {faq.data ? (
        <Questions sections={faq.data.sections} />
      ) : (
        <Card>
          <LoadingState what="the questions" of={[faq]} rows={5} />
        </Card>
      )}
      <div className={classes['ask']}>
        <p>Didn’t find your answer?</p>
        <ButtonLink to="/s/contact-us" look="tint" icon={<MessageCircle size={18} aria-hidden />}>
          Contact us
        </ButtonLink>
      </div>
    </div>
  );
};

const Questions = ({ sections }: { sections: SitePage['sections'] }) => {
  const [typed, setTyped] = useState('');
  const found = questionsMatching(sections, typed);
  return (
    <>
      <SearchField label="Search the questions" value={typed} onChange={setTyped} />
      <p className={classes['count']} role="status">
        {typed.trim() !== '' && (found.length === 1 ? '1 question' : `${found.length} questions`)}
      </p>
      <Card title="Questions and answers">
        {found.length > 0 ? (
          <ExpansionPanels
            several
            panels={found.map(({ heading, body }) => ({
              id: heading,
              title: heading,
              content: <PageBody>{body}</PageBody>,
            }))}
          />
        ) : (
          <EmptyState
            title="No questions found"
            action={
              <Button look="tint" onClick={() => setTyped('')}>
                Show all questions
              </Button>
            }
          >
            Try another word, or ask us.
          </EmptyState>
        )}
      </Card>
    </>
  );
};
