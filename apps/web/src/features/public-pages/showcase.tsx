import { siteFile } from '#shell/site/site-file.ts';
import type { PublicProvider } from './public-pages-query.ts';
import classes from './showcase.module.css';

const EDGE_PX = 360;

/** Photos of their work that the groomer chose. */
export const Showcase = ({ page }: { page: Pick<PublicProvider, 'showcase' | 'displayName'> }) => (
  <ul className={classes['list']}>
    {page.showcase.map(({ large }, at) => (
      <li key={large}>
        <img
          className={classes['picture']}
          src={siteFile(large)}
          alt={`A pet groomed by ${page.displayName}, photo ${at + 1}`}
          width={EDGE_PX}
          height={EDGE_PX}
          loading="lazy"
          decoding="async"
        />
      </li>
    ))}
  </ul>
);
