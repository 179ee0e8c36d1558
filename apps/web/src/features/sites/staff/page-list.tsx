import { useQuery } from '@tanstack/react-query';
import { FileText, PencilLine } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { RowIcon, RowLink, Rows } from '#ui/rows.tsx';
import { timeAgo } from '#ui/words/time-ago.ts';
import { pageListQuery, type PageSummary } from '../site-pages.ts';
import { PAGE_GROUPS, PAGE_PLACES } from './page-places.ts';
import classes from './staff.module.css';

/** Every text of the site, and which of them still are the neutral ones. */
export const PageList = () => {
  const pages = useQuery(pageListQuery());
  if (pages.data) {
    return (
      <div className={classes['stack']}>
        {PAGE_GROUPS.map((group) => (
          <Card key={group} title={group}>
            <Rows label={group}>
              {pages.data.items
                .filter(({ key }) => PAGE_PLACES[key].group === group)
                .map((page) => (
                  <PageRow key={page.key} page={page} nowMs={pages.dataUpdatedAt} />
                ))}
            </Rows>
          </Card>
        ))}
      </div>
    );
  }
  return (
    <Card>
      <LoadingState what="the pages" of={[pages]} rows={6} />
    </Card>
  );
};

const PageRow = ({ page, nowMs }: { page: PageSummary; nowMs: number }) => (
  <RowLink
    to="/staff/pages/$page"
    params={{ page: page.key }}
    lead={<RowIcon icon={FileText} />}
    title={PAGE_PLACES[page.key].name}
    meta={page.updatedAt ? `“${page.title}” · changed ${timeAgo(page.updatedAt, nowMs)}` : `“${page.title}”`}
    aside={
      page.isDefault ? (
        <Badge tone="cancelled" icon={FileText}>
          Default text
        </Badge>
      ) : (
        <Badge tone="complete" icon={PencilLine}>
          Your text
        </Badge>
      )
    }
  />
);
