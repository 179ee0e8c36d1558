import { siteFile } from '#shell/site/site-file.ts';
import classes from './gallery.module.css';
import type { PublicProvider } from './public-pages-query.ts';

type Photo = PublicProvider['photos'][number];
const EDGE_PX = 360;

const Side = ({ word, picture, of }: { word: string; picture: Photo['before']; of: string }) =>
  picture && (
    <span className={classes['side']}>
      <img
        className={classes['picture']}
        src={siteFile(picture.large)}
        alt={`${of}, ${word.toLowerCase()}`}
        width={EDGE_PX}
        height={EDGE_PX}
        loading="lazy"
        decoding="async"
      />
      <span className={classes['word']} aria-hidden>
        {word}
      </span>
    </span>
  );

/** Photos from before and after appointments that were made public. */
export const Gallery = ({ photos }: { photos: readonly Photo[] }) => (
  <ul className={classes['list']}>
    {photos.map(({ id, before, after, breed, service }) => (
      <li key={id} className={classes['pair']}>
        <div className={classes['sides']}>
          <Side word="Before" picture={before} of={breed ?? service} />
          <Side word="After" picture={after} of={breed ?? service} />
        </div>
        <p className={classes['words']}>{[breed, service].filter(Boolean).join(' · ')}</p>
      </li>
    ))}
  </ul>
);
