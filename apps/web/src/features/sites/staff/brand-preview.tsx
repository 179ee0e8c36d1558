import { CircleCheck, PawPrint } from 'lucide-react';
import { useMemo } from 'react';
import { brandVariables, type BrandColors } from '@tailgate/brand';
import { Card } from '#ui/layout/card.tsx';
import { VanTile } from '#ui/pictures/van-tile.tsx';
import { contrastHints } from './contrast-hints.ts';
import classes from './brand-preview.module.css';

interface BrandPreviewProps {
  readonly name: string;
  readonly colors: BrandColors;
  readonly logos: { readonly light: string | undefined; readonly dark: string | undefined };
}

const SHADES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The colors in both themes, before they are saved. */
export const BrandPreview = ({ name, colors, logos }: BrandPreviewProps) => {
  const { primary, secondary } = colors;
  // Working out a scale takes a moment: not for every letter of the other fields.
  const brand = useMemo(() => brandVariables({ primary, secondary }), [primary, secondary]);
  const hints = useMemo(() => contrastHints(primary), [primary]);
  return (
    <Card title="Preview">
      <div className={classes['themes']}>
        <Theme
          title="Light"
          theme="light"
          variables={{ ...brand.variables, ...brand.light }}
          name={name}
          logo={logos.light}
        />
        <Theme
          title="Dark"
          theme="dark"
          variables={{ ...brand.variables, ...brand.dark }}
          name={name}
          logo={logos.dark}
        />
      </div>
      <ul className={classes['hints']} aria-label="Contrast of this color">
        {hints.map((hint) => (
          <li key={hint}>
            <CircleCheck size={16} aria-hidden className={classes['check']} />
            <span>{hint}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
};

interface ThemeProps {
  readonly title: string;
  readonly theme: 'light' | 'dark';
  readonly variables: Readonly<Record<string, string>>;
  readonly name: string;
  readonly logo: string | undefined;
}

const Theme = ({ title, theme, variables, name, logo }: ThemeProps) => (
  <section className={classes['theme']} data-theme={theme} style={variables} aria-label={title}>
    <p className={classes['title']}>{title}</p>
    <p className={classes['mark']}>
      {logo ? <img src={logo} alt="" className={classes['logo']} /> : <VanTile size={36} />}
      {!logo && <span>{name}</span>}
    </p>
    <ul className={classes['scale']} aria-hidden>
      {SHADES.map((shade) => (
        <li key={shade} style={{ background: `var(--brand-${shade})` }} />
      ))}
    </ul>
    <div className={classes['samples']}>
      <span className={classes['filled']}>Book Sat, 9:00 AM</span>
      <span className={classes['tint']}>
        <PawPrint size={16} aria-hidden />
        Biscuit
      </span>
      <span className={classes['link']}>Cancellation policy</span>
      <span className={classes['accent']}>New</span>
    </div>
  </section>
);
