import { Link, useRouter, type LinkProps } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useCameFrom } from '../navigation/came-from.ts';
import type { TableSearch } from '../tables/text-search.ts';
import classes from './page-header.module.css';

export interface BackPlace {
  readonly to: NonNullable<LinkProps['to']>;
  readonly params?: Readonly<Record<string, string>>;
  readonly label: string;
  readonly search?: TableSearch;
  /** Where desktops have the way back in the navigation. */
  readonly phoneOnly?: boolean;
}

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** Goes where the person came from, with its filters and its place; one level up for who came by a deep link. */
export const BackLink = ({ back }: { back: BackPlace }) => {
  const from = useCameFrom();
  const router = useRouter();
  const shared = { className: classes['back'], 'data-phone-only': back.phoneOnly || undefined, 'data-back': back.to };
  if (from) {
    const parent = router.buildLocation({ to: back.to, params: back.params ?? {} }).pathname;
    return (
      <a
        {...shared}
        href={router.history.createHref(from.href)}
        aria-label={`Back to ${from.pathname === parent ? back.label : from.title}`}
        onClick={(event) => {
          if (opensElsewhere(event)) return;
          event.preventDefault();
          router.history.go(from.steps);
        }}
      >
        <ArrowLeft size={24} aria-hidden />
      </a>
    );
  }
  return (
    <Link
      {...shared}
      to={back.to}
      params={back.params ?? {}}
      search={back.search ?? {}}
      aria-label={`Back to ${back.label}`}
    >
      <ArrowLeft size={24} aria-hidden />
    </Link>
  );
};
