import { VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import classes from './editor.module.css';
import { focusTask } from './focus-task.ts';
import type { OpenRow } from './open-tasks.ts';

interface TaskLinkProps {
  readonly of: OpenRow;
  /** The section that is shown. */
  readonly shown: string | undefined;
}

/** Leads to the field of what is left. In the section that is shown nothing is left, so nothing is asked either. */
export const TaskLink = ({ of: { section, task, verb, words }, shown }: TaskLinkProps) => (
  <Link
    to="."
    search={{ section, task }}
    className={classes['verb'] ?? ''}
    onClick={(event) => {
      if (section === shown && focusTask(task)) event.preventDefault();
    }}
  >
    {verb} <VisuallyHidden>{words}</VisuallyHidden>
  </Link>
);
