import { VisuallyHidden } from '@mantine/core';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import classes from './entry-skeleton.module.css';
import { MAIN_ID } from './skip-link.tsx';

/** Shown until the visitor's area is known. */
export const EntrySkeleton = () => (
  <main id={MAIN_ID} tabIndex={-1} className={classes['page']}>
    <VisuallyHidden component="h1">Loading</VisuallyHidden>
    <SkeletonRows rows={3} />
  </main>
);
