import { SkeletonRows } from '#ui/skeleton.tsx';
import classes from './entry-skeleton.module.css';

/** While it is not known yet where somebody belongs. */
export const EntrySkeleton = () => (
  <main className={classes['page']}>
    <SkeletonRows rows={3} />
  </main>
);
