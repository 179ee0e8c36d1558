import type { CSSProperties } from 'react';
import { outlinesOf } from './outline.rules.ts';
import { priceInWords, weekdaysInWords } from './page-words.ts';
import type { PublicProvider } from './public-pages-query.ts';
import classes from './work-area.module.css';

const COLORS = 8;
const zoneStyle = (index: number) => ({ '--zone': `var(--zone-${(index % COLORS) + 1})` }) as CSSProperties;

/** Where they come to: the outlines of the work zones, and what each means. */
export const WorkArea = ({ page }: { page: PublicProvider }) => {
  const outlines = outlinesOf(page.zones.map(({ outline }) => outline));
  return (
    <div className={classes['card']}>
      {outlines && (
        <svg
          className={classes['map']}
          viewBox={`0 0 ${outlines.width} ${outlines.height}`}
          aria-hidden
          focusable="false"
        >
          {outlines.paths.map((path, index) => (
            <path key={path} d={path} className={classes['zone']} style={zoneStyle(index)} />
          ))}
        </svg>
      )}
      <ul className={classes['list']}>
        {page.zones.map(({ name, weekdays, travelFee }, index) => (
          <li key={`${index} ${name}`} className={classes['row']}>
            <span className={classes['dot']} style={zoneStyle(index)} aria-hidden />
            <span className={classes['name']}>
              {name}
              <span className={classes['days']}>{weekdaysInWords(weekdays)}</span>
            </span>
            <span className={classes['fee']}>
              {travelFee === 0 ? 'No travel fee' : `${priceInWords(travelFee, page.currency)} travel fee`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
};
