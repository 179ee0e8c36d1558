import { MIN_PASSWORD_LENGTH } from '@tailgate/contract/facts';
import classes from './strength-meter.module.css';
import { strengthOf, type Strength } from './password-strength.ts';

const LEVEL: Record<Strength, number> = { 'too short': 1, 'easy to guess': 1, good: 2, strong: 3 };

const words = (password: string): string => {
  const strength = strengthOf(password);
  if (password === '') return `At least ${MIN_PASSWORD_LENGTH} characters. A few unrelated words work well.`;
  if (strength === 'too short') return `${MIN_PASSWORD_LENGTH - password.length} more needed`;
  return strength === 'easy to guess' ? 'Easy to guess: choose something less common' : `This password is ${strength}`;
};

/** Bars and words: never colour alone. */
export const StrengthMeter = ({ password }: { password: string }) => {
  const level = password === '' ? 0 : LEVEL[strengthOf(password)];
  return (
    <div className={classes['meter']}>
      <div className={classes['bars']} data-level={level} aria-hidden>
        <span />
        <span />
        <span />
      </div>
      <span role="status">{words(password)}</span>
    </div>
  );
};
