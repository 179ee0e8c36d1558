import { VAN_PATHS } from '@tailgate/brand/van-paths';

/** The mark of a site that has no logo of its own. */
export const VanTile = ({ size = 40 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden focusable="false">
    <rect width="40" height="40" rx="10" fill="var(--brand-raw)" />
    <g fill="var(--brand-on-raw)" fillRule="evenodd">
      {VAN_PATHS.map((path) => (
        <path key={path} d={path} />
      ))}
    </g>
  </svg>
);
