import { SIZE_LETTERS, weightsInWords } from '#ui/words/pet-sizes.ts';
import { durationInWords } from '#ui/words/duration.ts';
import { priceInWords } from './page-words.ts';
import classes from './price-list.module.css';
import type { PublicProvider } from './public-pages-query.ts';

type Service = PublicProvider['services'][number];

/** Prices that are no list of sizes, in words. */
const inOneCell = ({ hourlyRate, byBreed }: Service, currency: string): string | null => {
  if (hourlyRate !== null) return `${priceInWords(hourlyRate, currency)} an hour`;
  if (!byBreed) return null;
  const { min, max } = byBreed;
  return min === max
    ? priceInWords(min, currency)
    : `${priceInWords(min, currency)} to ${priceInWords(max, currency)}, by breed`;
};

/** Services with their prices by size. On phones each service has its sizes below it. */
export const PriceList = ({ page }: { page: PublicProvider }) => (
  <div className={classes['card']}>
    <table className={classes['table']}>
      <thead>
        <tr>
          <th scope="col" className={classes['service']}>
            Service
          </th>
          {page.sizes.map((size) => (
            <th key={size.size} scope="col">
              <abbr title={size.label}>{SIZE_LETTERS[size.size]}</abbr>
              <span className={classes['weights']}>{weightsInWords(size)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {page.services.map((service) => {
          const words = inOneCell(service, page.currency);
          return (
            <tr key={service.id}>
              <th scope="row" className={classes['service']}>
                <span className={classes['name']}>
                  {service.name}
                  {page.petTypes.length > 1 && <span className={classes['kind']}> · {service.petType}</span>}
                </span>
                {service.description && <span className={classes['words']}>{service.description}</span>}
                <span className={classes['words']}>About {durationInWords(service.minutes)}</span>
              </th>
              {words === null ? (
                service.prices.map((price, index) => {
                  const size = page.sizes[index];
                  return (
                    <td key={size?.size} data-size={size && SIZE_LETTERS[size.size]}>
                      {price === null ? '–' : priceInWords(price, page.currency)}
                    </td>
                  );
                })
              ) : (
                <td className={classes['wide']} colSpan={page.sizes.length}>
                  {words}
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  </div>
);
