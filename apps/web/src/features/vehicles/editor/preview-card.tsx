import { VAN_FEATURES, type VanFeatureGroup } from '@tailgate/contract/facts';
import { Bath, Gauge, Snowflake, Zap, type LucideIcon } from 'lucide-react';
import { VanPicture } from '#ui/avatars/van-picture.tsx';
import type { Vehicle } from '../vehicles-query.ts';
import { listingTitle, milesInWords, rateInWords } from '../vehicle-words.ts';
import classes from './preview.module.css';
import { inDollars } from '#ui/words/dollars.ts';

const GROUP_ICONS: Readonly<Record<VanFeatureGroup, LucideIcon>> = {
  grooming: Bath,
  power: Zap,
  comfort: Snowflake,
  driving: Gauge,
};

const MOST_CHIPS = 3;

const Chips = ({ of }: { of: Vehicle['features'] }) => {
  if (of.length === 0) return null;
  return (
    <ul className={classes['chips']} aria-label="Features">
      {of.slice(0, MOST_CHIPS).map((key) => {
        const { name, group } = VAN_FEATURES[key];
        const Icon = GROUP_ICONS[group];
        return (
          <li key={key} className={classes['chip']}>
            <Icon size={14} aria-hidden />
            {name}
          </li>
        );
      })}
      {of.length > MOST_CHIPS && <li className={classes['more']}>+{of.length - MOST_CHIPS}</li>}
    </ul>
  );
};

/** Days, weeks and miles, or the share of sales where that is what is offered. */
const Price = ({ plan }: { plan: Vehicle['planConfiguration'] }) => {
  const flat = plan?.flatRate;
  const share = plan?.percentageOfSales;
  if (!flat && !share) return <p className={classes['quiet']}>No price yet</p>;
  return (
    <>
      {flat && (
        <>
          <div className={classes['rates']}>
            <span>
              <strong className={classes['day']}>{rateInWords(flat.ratePerDay)}</strong> a day
            </span>
            {flat.ratePerWeek !== null && (
              <span>
                <strong>{rateInWords(flat.ratePerWeek)}</strong> a week
              </span>
            )}
          </div>
          <p className={classes['quiet']}>
            {milesInWords(flat.milesLimitPerMonth)} a month, then {inDollars(flat.feePerExtraMile)} a mile
          </p>
        </>
      )}
      {share && (
        <p className={classes['quiet']}>
          {flat && 'or '}
          <strong>{share.splitPercentage}%</strong> of sales
        </p>
      )}
    </>
  );
};

/** The van as groomers find it. */
export const ListingPreview = ({ vehicle }: { vehicle: Vehicle }) => {
  const title = listingTitle(vehicle);
  return (
    <>
      <VanPicture id={vehicle.id} name={title} picture={vehicle.defaultImage?.sizes.medium ?? null} ratio={16 / 9} />
      <div className={classes['body']}>
        <h3>{title}</h3>
        {vehicle.city !== '' && <p className={classes['quiet']}>{vehicle.city}</p>}
        <Chips of={vehicle.features} />
        <div className={classes['price']}>
          <Price plan={vehicle.planConfiguration} />
        </div>
      </div>
    </>
  );
};

export const PreviewCard = ({ vehicle }: { vehicle: Vehicle }) => (
  <section className={classes['card']}>
    <header className={classes['head']}>
      <h2>Listing preview</h2>
      <span className={classes['quiet']}>as a groomer sees it</span>
    </header>
    <ListingPreview vehicle={vehicle} />
  </section>
);
