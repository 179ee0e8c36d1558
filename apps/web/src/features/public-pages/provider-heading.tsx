import { BadgeCheck, MapPin, PawPrint, Star } from 'lucide-react';
import { siteFile } from '#shell/site/site-file.ts';
import { Badge } from '#ui/badges/badge.tsx';
import { PersonAvatar } from '#ui/avatars/person-avatar.tsx';
import { WideStreetScene } from '#ui/pictures/street-scene.tsx';
import { providerName, providerPerson } from '#ui/words/provider-name.ts';
import { petsInWords, placeOf, reviewsInWords } from './page-words.ts';
import classes from './provider-page.module.css';
import type { PublicProvider } from './public-pages-query.ts';
import { ShareButton } from './share-button.tsx';

const FACE_PX = 112;

/** Who it is: picture, name, rating, place, pets and their own words. */
export const ProviderHeading = ({ page }: { page: PublicProvider }) => {
  const { averageRating, reviewCount } = page.reviewSummary;
  const place = placeOf(page);
  const pets = petsInWords(page.petTypes);
  const person = providerPerson(page);
  return (
    <header className={classes['heading']}>
      <WideStreetScene className={classes['scene']} />
      <div className={classes['faceRow']}>
        <span className={classes['face']}>
          <PersonAvatar
            id={page.id}
            name={providerName(page)}
            photoUrl={page.photo && siteFile(page.photo.large)}
            size={FACE_PX}
          />
        </span>
        <ShareButton title={page.displayName} />
      </div>
      <div className={classes['nameRow']}>
        <h1 className={classes['name']}>{providerName(page)}</h1>
        <Badge tone="complete" icon={BadgeCheck}>
          Verified
        </Badge>
      </div>
      {person !== null && <p className={classes['business']}>{person}</p>}
      <ul className={classes['facts']}>
        {reviewCount > 0 && (
          <li>
            <Star size={18} fill="currentColor" className={classes['star']} aria-hidden />
            <strong>{averageRating.toFixed(1)}</strong>
            <span>({reviewsInWords(reviewCount)})</span>
          </li>
        )}
        {place && (
          <li>
            <MapPin size={18} aria-hidden />
            {place}
          </li>
        )}
        {pets && (
          <li>
            <PawPrint size={18} aria-hidden />
            {pets} up to {page.maxPetWeight} lb
          </li>
        )}
      </ul>
      {page.description && <p className={classes['about']}>{page.description}</p>}
    </header>
  );
};
