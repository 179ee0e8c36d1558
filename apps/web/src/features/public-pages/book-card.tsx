import { CalendarDays, Star } from 'lucide-react';
import { BookLink } from './book-link.tsx';
import { PART_WORDS, dayInWords, priceInWords } from './page-words.ts';
import classes from './book-card.module.css';
import type { PublicProvider } from './public-pages-query.ts';

/** What it costs at least, when there is time, and the way to book. */
export const BookCard = ({ page }: { page: PublicProvider }) => {
  const { averageRating, reviewCount } = page.reviewSummary;
  return (
    <section className={classes['card']} aria-label="Prices and times">
      {(page.priceFrom !== null || reviewCount > 0) && (
        <p className={classes['top']}>
          {page.priceFrom !== null && (
            <span>
              from <strong className={classes['price']}>{priceInWords(page.priceFrom, page.currency)}</strong>
            </span>
          )}
          {reviewCount > 0 && (
            <span className={classes['rating']}>
              <Star size={16} fill="currentColor" className={classes['star']} aria-hidden />
              <strong>{averageRating.toFixed(1)}</strong> ({reviewCount})
            </span>
          )}
        </p>
      )}
      <h2 className={classes['title']}>Next free times</h2>
      {page.nextTimes.length > 0 ? (
        <ul className={classes['times']}>
          {page.nextTimes.map(({ date, part }) => (
            <li key={`${date} ${part}`} className={classes['time']}>
              <span>{dayInWords(date)}</span>
              <strong>{PART_WORDS[part]}</strong>
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes['note']}>Nothing free in the next two weeks.</p>
      )}
      <BookLink providerId={page.id}>Book an appointment</BookLink>
      <p className={classes['note']}>
        <CalendarDays size={18} aria-hidden />
        The exact times depend on your address and your pets.
      </p>
    </section>
  );
};
