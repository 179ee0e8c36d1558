import { useMediaQuery } from '@mantine/hooks';
import { createLink } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useEffect, type ComponentProps, type KeyboardEvent as Pressed, type ReactNode } from 'react';
import { EmptyState } from '../feedback/empty-state.tsx';
import classes from './list-detail-page.module.css';

interface ListDetailPageProps {
  /** What the list holds: 'People'. */
  readonly title: string;
  /** A `ListBack` where the list is a part of something larger. */
  readonly back?: ReactNode;
  /** Search and filters above the rows. */
  readonly tools?: ReactNode;
  /** A `DetailRows`, or what is shown instead of it. */
  readonly list: ReactNode;
  /** Pages of the list. */
  readonly foot?: ReactNode;
  /** What the address names, with a header of its own; left out where it names none. */
  readonly detail?: ReactNode;
  /** Esc leaves the detail. */
  readonly onLeave: () => void;
}

/** A list beside what is selected in it; two pages where they do not fit beside each other. */
export const ListDetailPage = (props: ListDetailPageProps) => {
  const { detail, onLeave } = props;
  const wide = useMediaQuery('(min-width: 960px)', true, { getInitialValueInEffect: false });
  useEscape(onLeave, detail !== undefined);
  return (
    <div data-page="list-detail" className={classes['page']}>
      {(wide || detail === undefined) && <List {...props} />}
      {detail !== undefined && <div className={classes['detail']}>{detail}</div>}
      {wide && detail === undefined && (
        <div className={classes['detail']}>
          <EmptyState level={2} title="Nothing selected">
            Select an item in the list to see it here.
          </EmptyState>
        </div>
      )}
    </div>
  );
};

const List = ({ title, back, tools, list, foot, detail }: ListDetailPageProps) => {
  // The page is named by its detail where there is one.
  const Heading = detail === undefined ? 'h1' : 'h2';
  return (
    <section className={classes['list']} aria-label={title} onKeyDown={moveByArrows}>
      <div className={classes['head']}>
        {back}
        <Heading className={classes['title']}>{title}</Heading>
      </div>
      {tools && <div className={classes['tools']}>{tools}</div>}
      <div className={classes['scroll']}>{list}</div>
      {foot}
      <p className={classes['keys']}>
        <span>↑ ↓ move</span>
        <span>Enter opens</span>
        {detail !== undefined && <span>Esc leaves</span>}
      </p>
    </section>
  );
};

/** From the search into the rows, and from row to row. */
const moveByArrows = (event: Pressed<HTMLElement>) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  // A dialog opened from the list is no part of it, though its events pass here.
  if (!step || !event.currentTarget.contains(event.target as Node)) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const next = rows[rows.indexOf(event.target as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
};

/** Fields and whatever is open above the page have their own use for the key. */
const hasOwnEscape = (target: EventTarget | null) =>
  document.querySelector('[role=dialog], [role=menu]') !== null ||
  (target instanceof Element && target.closest('input, textarea, select') !== null);

const useEscape = (onLeave: () => void, active: boolean) => {
  useEffect(() => {
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || hasOwnEscape(event.target)) return;
      onLeave();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onLeave, active]);
};

export const DetailRows = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={classes['rows']} aria-label={label}>
    {children}
  </ul>
);

interface DetailRowParts {
  readonly lead?: ReactNode;
  readonly title: ReactNode;
  readonly meta: ReactNode;
  readonly aside?: ReactNode;
}

const Row = ({
  lead,
  title,
  meta,
  aside,
  ...link
}: DetailRowParts & Omit<ComponentProps<'a'>, keyof DetailRowParts>) => (
  <li>
    <a {...link} className={classes['row']} data-row>
      {lead}
      <span className={classes['words']}>
        <span className={classes['name']}>{title}</span>
        <span className={classes['meta']}>{meta}</span>
      </span>
      {aside}
    </a>
  </li>
);

/** A link to a detail; the one that the address names is tinted. */
export const DetailRow = createLink(Row);

const Back = ({ label, ...link }: { label: string } & Omit<ComponentProps<'a'>, 'aria-label' | 'children'>) => (
  <a {...link} className={classes['back']} aria-label={`Back to ${label}`}>
    <ArrowLeft size={20} aria-hidden />
  </a>
);

/** The way out of the list and its detail. */
export const ListBack = createLink(Back);
