import { TriangleAlert } from 'lucide-react';
import classes from './editor.module.css';
import type { OpenRow } from './open-tasks.ts';
import { SECTION_LOOKS } from './section-looks.ts';
import { TaskLink } from './task-link.tsx';

/** One thing that is left, with the way to it. */
export const TaskRow = ({ row, shown }: { row: OpenRow; shown: string | undefined }) => {
  const Icon = row.isExpired ? TriangleAlert : SECTION_LOOKS[row.section].icon;
  return (
    <li className={classes['task']} data-expired={row.isExpired || undefined}>
      <Icon size={18} aria-hidden />
      <span className={classes['taskWords']}>
        {row.words} {!row.isRequired && !row.isExpired && <span className={classes['quiet']}>(Optional)</span>}
      </span>
      <TaskLink of={row} shown={shown} />
    </li>
  );
};
