import { useComputedColorScheme } from '@mantine/core';
import { useState } from 'react';
import { VanTile } from '#ui/pictures/van-tile.tsx';
import { useSite } from '../site/site-context.ts';
import { siteFile } from '../site/site-file.ts';
import classes from './brand-mark.module.css';

/** The logo of the site, or its name beside our own mark. */
export const BrandMark = ({ size = 40 }: { size?: number }) => {
  const { appName, appLogo, appLogoLight } = useSite();
  const scheme = useComputedColorScheme('light');
  const [missing, setMissing] = useState<string>();
  const logo = scheme === 'dark' ? (appLogoLight ?? appLogo) : appLogo;
  if (logo && logo !== missing) {
    return (
      <img
        className={classes['logo']}
        src={siteFile(logo)}
        alt={appName}
        height={size}
        onError={() => setMissing(logo)}
      />
    );
  }
  return (
    <span className={classes['mark']}>
      <VanTile size={size} />
      <span className={classes['name']}>{appName}</span>
    </span>
  );
};
