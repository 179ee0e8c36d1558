import { Combobox } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import { MapPin } from 'lucide-react';
import classes from './address-options.module.css';
import type { Address } from './address.ts';

const placeLine = ({ city, stateOrProvince, postalCode }: Address) =>
  `${city}, ${stateOrProvince} ${postalCode}`.trim();

/** What a search found, as options of a combobox; the value of each is its index. */
export const AddressOptions = ({ found, label }: { found: readonly Address[]; label: string }) => (
  <Combobox.Options aria-label={label}>
    {found.map((each, index) => (
      <Combobox.Option key={`${each.label} ${index}`} value={String(index)} className={classes['option'] ?? ''}>
        <MapPin size={18} aria-hidden className={classes['pin']} />
        <span className={classes['words']}>
          <span>{each.address}</span>
          <span className={classes['place']}>{placeLine(each)}</span>
        </span>
      </Combobox.Option>
    ))}
  </Combobox.Options>
);
