import { Link } from '@tanstack/react-router';
import { CalendarCheck, MapPin, PawPrint, Sparkles, Star, type LucideIcon } from 'lucide-react';
import { siteFile } from '#shell/site/site-file.ts';
import { useSite } from '#shell/site/site-context.ts';
import { PersonAvatar } from '#ui/avatars/person-avatar.tsx';
import { WideStreetScene } from '#ui/pictures/street-scene.tsx';
import { providerName, providerPerson } from '#ui/words/provider-name.ts';
import { BookLink } from './book-link.tsx';
import classes from './index-page.module.css';
import { placeOf, priceInWords, reviewsInWords } from './page-words.ts';
import type { ListedGroomer, PublicGroomers } from './public-pages-query.ts';

const STEPS: readonly { readonly icon: LucideIcon; readonly title: string; readonly words: string }[] = [
  {
    icon: MapPin,
    title: 'Say where you are',
    words: 'See the groomers who come to your street, with prices for your pets.',
  },
  { icon: CalendarCheck, title: 'Pick a time', words: 'Every time you see is free. The groomer drives to you.' },
  { icon: Sparkles, title: 'Stay at home', words: 'The van has water and power. You pay after the appointment.' },
];

const FACE_PX = 56;

const GroomerCard = ({ groomer }: { groomer: ListedGroomer }) => {
  const { averageRating, reviewCount } = groomer.reviewSummary;
  const place = placeOf(groomer);
  const person = providerPerson(groomer);
  return (
    <li>
      <Link to="/$groomerUrl" params={{ groomerUrl: groomer.address }} className={classes['groomer']}>
        <PersonAvatar
          id={groomer.id}
          name={providerName(groomer)}
          photoUrl={groomer.photo && siteFile(groomer.photo.small)}
          size={FACE_PX}
        />
        <span className={classes['who']}>
          <strong className={classes['name']}>{providerName(groomer)}</strong>
          {person !== null && <span className={classes['quiet']}>{person}</span>}
          {place && <span className={classes['quiet']}>{place}</span>}
          <span className={classes['quiet']}>
            {reviewCount > 0 && (
              <span className={classes['rating']}>
                <Star size={16} fill="currentColor" className={classes['star']} aria-hidden />
                <strong>{averageRating.toFixed(1)}</strong> ({reviewsInWords(reviewCount)})
              </span>
            )}
            {groomer.priceFrom !== null && <span>from {priceInWords(groomer.priceFrom, groomer.currency)}</span>}
          </span>
        </span>
      </Link>
    </li>
  );
};

export const GroomerCards = ({ groomers }: { groomers: readonly ListedGroomer[] }) => (
  <ul className={classes['groomers']}>
    {groomers.map((groomer) => (
      <GroomerCard key={groomer.id} groomer={groomer} />
    ))}
  </ul>
);

/** The first page of a site. Pure: the server draws it from the same data. */
export const IndexPage = ({ groomers }: { groomers: PublicGroomers }) => {
  const { appName } = useSite();
  return (
    <div className={classes['page']}>
      <section className={classes['hero']}>
        <div className={classes['intro']}>
          <h1 className={classes['title']}>Pet grooming at your door</h1>
          <p className={classes['lead']}>
            {appName} brings a professional groomer and a fully equipped van to your street. No cages, no waiting room.
          </p>
          <BookLink>Find a groomer</BookLink>
        </div>
        <WideStreetScene className={classes['scene']} />
      </section>
      <section className={classes['part']} aria-labelledby="how">
        <h2 id="how">How it works</h2>
        <ol className={classes['steps']}>
          {STEPS.map(({ icon: Icon, title, words }) => (
            <li key={title} className={classes['step']}>
              <span className={classes['icon']}>
                <Icon size={24} aria-hidden />
              </span>
              <h3>{title}</h3>
              <p className={classes['quiet']}>{words}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={classes['part']} aria-labelledby="groomers">
        <h2 id="groomers">Our groomers</h2>
        {groomers.items.length > 0 ? (
          <GroomerCards groomers={groomers.items} />
        ) : (
          <p className={classes['none']}>
            <PawPrint size={20} aria-hidden />
            The first groomers are joining. Come back soon.
          </p>
        )}
      </section>
    </div>
  );
};
