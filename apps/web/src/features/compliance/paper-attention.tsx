import { useQuery } from '@tanstack/react-query';
import { ShieldAlert } from 'lucide-react';
import { RowLink } from '#ui/layout/rows.tsx';
import { daysInWords } from '#ui/words/duration.ts';
import { attentionQuery, type Paper } from './compliance-query.ts';
import { dayInWords, hitInShort, documentInText, toneOf } from './paper-words.ts';
import classes from './attention.module.css';

/** What is wrong with papers of the fleet, what hurts first; `total` counts those that are not among them, too. */
export const usePaperAttention = () => useQuery(attentionQuery);

const leftInWords = (paper: Paper): string => {
  if (paper.state === 'missing') return 'Missing';
  if (paper.state === 'expired') return 'Expired';
  return paper.daysLeft === 0 ? 'Today' : daysInWords(paper.daysLeft ?? 0);
};

const metaOf = (paper: Paper): string => {
  const hit = hitInShort(paper);
  if (hit !== null) return hit;
  if (paper.state === 'missing') return 'A listed van needs one';
  return `${paper.state === 'expired' ? 'Since' : 'Until'} ${dayInWords(paper)}, no appointments after it`;
};

/** One row of what needs attention soon: the van and its paper, what is hit, days left. */
export const PaperAttentionRow = ({ paper }: { paper: Paper }) => (
  <RowLink
    to="/fleet-owner/documents"
    search={{ search: paper.vehicle.name }}
    lead={
      <span className={classes['icon']} data-tone={toneOf(paper)}>
        <ShieldAlert size={22} aria-hidden />
      </span>
    }
    title={`${paper.vehicle.name}, ${documentInText(paper.kind)}`}
    meta={metaOf(paper)}
    aside={
      <span className={classes['left']} data-tone={toneOf(paper)}>
        {leftInWords(paper)}
      </span>
    }
  />
);
