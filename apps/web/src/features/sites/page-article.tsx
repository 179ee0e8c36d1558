import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './page-article.module.css';
import { PageBody } from './page-body.tsx';
import { sectionAnchors } from './section-anchors.ts';
import type { SitePage } from './site-pages.ts';

const LONG = 4;
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

type ArticleText = Pick<SitePage, 'title' | 'lead' | 'sections' | 'updatedAt'>;

interface PageArticleProps {
  readonly page: ArticleText;
  /** Shown inside a page that has a title of its own: one level lower, and without a table of contents. */
  readonly inside?: boolean;
  readonly children?: ReactNode;
}

/** The text of a page as visitors read it. */
export const PageArticle = ({ page, inside = false, children }: PageArticleProps) => {
  const [Title, Heading] = inside ? (['h2', 'h3'] as const) : (['h1', 'h2'] as const);
  const anchors = sectionAnchors(page.sections.map(({ heading }) => heading));
  const long = !inside && page.sections.length >= LONG;
  return (
    <div className={classes['page']} data-long={long || undefined}>
      <article className={classes['article']}>
        <header className={classes['header']}>
          <Title className={classes['title']}>{page.title}</Title>
          {page.lead && <p className={classes['lead']}>{page.lead}</p>}
        </header>
        {children}
        {page.sections.map(({ heading, body }, index) => (
          <section key={anchors[index]} id={anchors[index]} className={classes['section']}>
            <Heading className={classes['heading']}>{heading}</Heading>
            <PageBody>{body}</PageBody>
          </section>
        ))}
        {page.updatedAt && (
          <p className={classes['changed']}>
            Last updated <time dateTime={page.updatedAt}>{DAY.format(new Date(page.updatedAt))}</time>
          </p>
        )}
      </article>
      {long && (
        <nav className={classes['contents']} aria-label="On this page">
          <p className={classes['contentsTitle']} aria-hidden>
            On this page
          </p>
          <ul>
            {page.sections.map(({ heading }, index) => (
              <li key={anchors[index]}>
                <Link to="." hash={anchors[index] ?? ''} activeOptions={{ includeHash: true }}>
                  {heading}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
};
