import { VisuallyHidden } from '@mantine/core';
import { Star } from 'lucide-react';
import { useId } from 'react';
import classes from './rating.module.css';

export const RATING_WORDS = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'] as const;
export type Stars = 1 | 2 | 3 | 4 | 5;
const STARS: readonly Stars[] = [1, 2, 3, 4, 5];

const reviewsInWords = (count: number) => (count === 1 ? '1 review' : `${count} reviews`);

/** An average with its words: never stars alone. */
export const Rating = ({ value, count }: { value: number; count?: number }) => (
  <span className={classes['rating']}>
    <span className={classes['stars']} aria-hidden>
      {STARS.map((star) => (
        <span key={star} className={classes['star']}>
          <Star size={18} />
          <span className={classes['part']} style={{ width: `${Math.min(1, Math.max(0, value - star + 1)) * 100}%` }}>
            <Star size={18} fill="currentColor" />
          </span>
        </span>
      ))}
    </span>
    <strong>{value.toFixed(1)}</strong>
    <VisuallyHidden> out of 5</VisuallyHidden>
    {count !== undefined && <span className={classes['count']}> · {reviewsInWords(count)}</span>}
  </span>
);

interface RatingChoiceProps {
  readonly label: string;
  readonly value: Stars | null;
  readonly onChange: (stars: Stars) => void;
  readonly disabled?: boolean;
}

/** Five radio buttons that look like stars: arrows, Tab and fingers work as everywhere. */
export const RatingChoice = ({ label, value, onChange, disabled = false }: RatingChoiceProps) => {
  const name = useId();
  return (
    <fieldset className={classes['choice']} disabled={disabled}>
      <legend className={classes['legend']}>{label}</legend>
      <div className={classes['targets']}>
        {STARS.map((star) => (
          <label key={star} className={classes['target']}>
            <input
              type="radio"
              className={classes['radio']}
              name={name}
              checked={star === value}
              onChange={() => onChange(star)}
              aria-label={`${star} of 5, ${RATING_WORDS[star - 1] ?? ''}`}
            />
            <Star size={32} aria-hidden fill={value !== null && star <= value ? 'currentColor' : 'none'} />
          </label>
        ))}
      </div>
      <span className={classes['word']} aria-hidden>
        {value === null ? 'Tap a star' : RATING_WORDS[value - 1]}
      </span>
    </fieldset>
  );
};
