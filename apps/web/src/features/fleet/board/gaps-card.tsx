import { Van } from 'lucide-react';
import { Badge } from '#ui/badges/badge.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row, Rows } from '#ui/layout/rows.tsx';
import { inDollars } from '#ui/words/dollars.ts';
import type { Run } from './board-plan.ts';
import { counted, spanInWords } from './board-words.ts';
import classes from './board.module.css';

interface GapsOfVan {
  readonly id: string;
  readonly name: string;
  readonly dayRate: number | null;
  readonly gaps: readonly Run<true>[];
}

const daysOf = ({ gaps }: GapsOfVan): number => gaps.reduce((sum, { days }) => sum + days, 0);

const worthInWords = (vans: readonly GapsOfVan[]): string | null => {
  const rated = vans.filter(({ dayRate }) => dayRate !== null);
  const worth = rated.reduce((sum, van) => sum + daysOf(van) * (van.dayRate ?? 0), 0);
  if (worth === 0) return null;
  const rates = new Set(rated.map(({ dayRate }) => dayRate));
  const [rate] = rates;
  return `About ${inDollars(worth)} at ${rates.size === 1 && rate ? `${inDollars(rate)} a day` : 'their day rates'}`;
};

/** The days on which vans stand without a driver, van by van; they add up to the badge. */
export const GapsCard = ({ vans }: { vans: readonly GapsOfVan[] }) => {
  const empty = vans.filter(({ gaps }) => gaps.length > 0).toSorted((one, other) => daysOf(other) - daysOf(one));
  const total = empty.reduce((sum, van) => sum + daysOf(van), 0);
  if (total === 0) return null;
  const worth = worthInWords(empty);
  return (
    <Card
      title="Without a driver"
      aside={
        <span className={classes['worth']}>
          <Badge tone="pending">{counted(total, 'van day')}</Badge>
          {worth}
        </span>
      }
    >
      <Rows label="Vans without a driver">
        {empty.map((van) => (
          <Row
            key={van.id}
            lead={<Van size={20} aria-hidden />}
            title={van.name}
            meta={`${van.gaps.map(({ from, to }) => spanInWords(from, to)).join(', ')} · ${counted(daysOf(van), 'day')}`}
            aside={
              <ButtonLink compact to="/fleet-owner/account/attached-service-providers">
                Find a groomer
              </ButtonLink>
            }
          />
        ))}
      </Rows>
    </Card>
  );
};
