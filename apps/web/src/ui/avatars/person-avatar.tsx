import { hashOf } from '../hash-of.ts';
import classes from './person-avatar.module.css';

const PAIRS = 8;
const SMALLEST_PX = 12;

/** The same person has the same colours everywhere. */
export const avatarPair = (id: string): number => (hashOf(id) % PAIRS) + 1;

export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends
    .map((word = '') => String.fromCodePoint(word.codePointAt(0) ?? 0x20))
    .join('')
    .trim()
    .toUpperCase();
};

interface PersonAvatarProps {
  readonly id: string;
  readonly name: string;
  readonly photoUrl?: string | null;
  readonly size?: number;
}

/** The name is shown beside it, so the picture is hidden from screen readers. */
export const PersonAvatar = ({ id, name, photoUrl, size = 44 }: PersonAvatarProps) => {
  const pair = avatarPair(id);
  const style = {
    width: size,
    height: size,
    background: `var(--av-${pair}-bg)`,
    color: `var(--av-${pair}-fg)`,
    fontSize: Math.max(SMALLEST_PX, Math.round(size * 0.34)),
  };
  return (
    <span className={classes['avatar']} style={style} aria-hidden>
      {photoUrl ? (
        <img className={classes['photo']} src={photoUrl} alt="" width={size} height={size} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
};
