import type { ReactNode } from 'react';
import { BookCard } from './book-card.tsx';
import { Gallery } from './gallery.tsx';
import { PriceList } from './price-list.tsx';
import { ProviderHeading } from './provider-heading.tsx';
import classes from './provider-page.module.css';
import { Showcase } from './showcase.tsx';
import type { PublicProvider } from './public-pages-query.ts';
import { WorkArea } from './work-area.tsx';

interface Part {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

interface ProviderPageProps {
  readonly page: PublicProvider;
  readonly reviews?: ReactNode;
}

const partsOf = ({ page, reviews }: ProviderPageProps): Part[] => [
  ...(page.services.length > 0
    ? [{ id: 'prices', title: 'Services and prices', content: <PriceList page={page} /> }]
    : []),
  ...(page.showcase.length > 0 ? [{ id: 'work', title: 'Work', content: <Showcase page={page} /> }] : []),
  ...(page.photos.length > 0
    ? [{ id: 'photos', title: 'Before and after', content: <Gallery photos={page.photos} /> }]
    : []),
  ...(page.zones.length > 0 ? [{ id: 'area', title: 'Work area', content: <WorkArea page={page} /> }] : []),
  ...(reviews ? [{ id: 'reviews', title: 'Reviews', content: reviews }] : []),
];

/** The public page of a groomer. Pure: the server draws it from the same data. */
export const ProviderPage = (props: ProviderPageProps) => {
  const { page } = props;
  const parts = partsOf(props);
  return (
    <div className={classes['page']}>
      <ProviderHeading page={page} />
      <aside className={classes['aside']}>
        <BookCard page={page} />
      </aside>
      <div className={classes['parts']}>
        {parts.length > 1 && (
          <nav className={classes['contents']} aria-label="On this page">
            {parts.map(({ id, title }) => (
              <a key={id} href={`#${id}`}>
                {title}
              </a>
            ))}
          </nav>
        )}
        {parts.map(({ id, title, content }) => (
          <section key={id} id={id} className={classes['part']} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            {content}
          </section>
        ))}
      </div>
    </div>
  );
};
