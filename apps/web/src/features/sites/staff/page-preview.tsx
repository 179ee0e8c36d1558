import { useSite } from '#shell/site/site-context.ts';
import { Card } from '#ui/layout/card.tsx';
import { fillPlaceholders } from '../fill-placeholders.ts';
import { PageArticle } from '../page-article.tsx';
import type { PageFormValues } from './page-form-values.ts';
import classes from './staff.module.css';

/** The text as a visitor would read it, while it is being written. To be looked at, not used. */
export const PagePreview = ({ text }: { text: PageFormValues }) => {
  const site = useSite();
  const filled = (words: string) => fillPlaceholders(words, site);
  return (
    // It scrolls by itself, so it can be reached by keyboard.
    <div className={classes['seen']} role="region" aria-label="Preview" tabIndex={0}>
      <Card title="Preview">
        <div className={classes['preview']} inert>
          <PageArticle
            inside
            page={{
              title: filled(text.title),
              lead: filled(text.lead),
              sections: text.sections.map(({ heading, body }) => ({ heading: filled(heading), body: filled(body) })),
              updatedAt: null,
            }}
          />
        </div>
      </Card>
    </div>
  );
};
