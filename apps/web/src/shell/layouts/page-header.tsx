import { Link, type LinkProps } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TableSearch } from '../tables/text-search.ts';
import { usePageTitle } from '../page-title.ts';
import classes from './page-header.module.css';

interface PageHeaderProps {
  readonly title: string;
  /** Before the title: the avatar of a person. */
  readonly picture?: ReactNode;
  /** One sentence under the title. */
  readonly lead?: ReactNode;
  /** The page one level up: a link, so that it also works for who came by a deep link. Phones only: where desktops have it in the navigation. */
  readonly back?: {
    readonly to: NonNullable<LinkProps['to']>;
    readonly params?: Readonly<Record<string, string>>;
    readonly label: string;
    readonly search?: TableSearch;
    readonly phoneOnly?: boolean;
  };
  /** On a phone at most two icons; on a desktop the one filled button and its neighbours. */
  readonly actions?: ReactNode;
}

/** An app bar on phones, a large title with its actions on desktops. */
export const PageHeader = ({ title, picture, lead, back, actions }: PageHeaderProps) => {
  usePageTitle(title);
  return (
    <header className={classes['header']}>
      <div className={classes['bar']}>
        {back && (
          <Link
            to={back.to}
            params={back.params ?? {}}
            search={back.search ?? {}}
            className={classes['back']}
            data-back={back.to}
            data-phone-only={back.phoneOnly || undefined}
            aria-label={`Back to ${back.label}`}
          >
            <ArrowLeft size={24} aria-hidden />
          </Link>
        )}
        {picture}
        <h1 className={classes['title']}>{title}</h1>
        {actions && <div className={classes['actions']}>{actions}</div>}
      </div>
      {lead && <p className={classes['lead']}>{lead}</p>}
    </header>
  );
};
