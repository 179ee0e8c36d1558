import type { VanSection } from '@tailgate/contract/facts';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toastFailure } from '#shell/errors/toast.tsx';
import { useListVan, usePauseVan, vehicleQuery } from '../vehicles-query.ts';
import type { VanEditorSearch } from './editor-search.ts';
import { sectionsOf } from './section-registry.ts';

/** What the parts of the editor share: the van, the section that is shown, and listing it. */
export const useVanEditor = (id: string, { section, task, missing }: VanEditorSearch) => {
  const query = useQuery(vehicleQuery(id));
  const isWide = useMediaQuery('(min-width: 960px)', true, { getInitialValueInEffect: false });
  const [showsMissing, setShowsMissing] = useState(missing === 'yes');
  const listing = useListVan();
  const pausing = usePauseVan();
  const vehicle = query.data;
  const sections = vehicle ? sectionsOf(vehicle) : [];
  // A phone begins with the list of the sections.
  const first: VanSection | undefined = isWide ? sections[0] : undefined;
  const shown = section !== undefined && sections.includes(section) ? section : first;
  return {
    id,
    query,
    vehicle,
    isWide,
    sections,
    section: shown,
    task: shown === section ? task : undefined,
    /** What listing was refused for, as long as any of it is left. */
    missing: showsMissing ? (vehicle?.readiness.open.filter(({ isRequired }) => isRequired) ?? []) : [],
    isListing: listing.isPending,
    isPausing: pausing.isPending,
    list: () => {
      if (!vehicle) return;
      listing.list(vehicle, (error) => {
        if (error.code === 'vehicle_incomplete') setShowsMissing(true);
        else toastFailure({ message: error.message });
      });
    },
    pause: () => {
      if (vehicle) pausing.pause(vehicle);
    },
  };
};

export type VanEditor = ReturnType<typeof useVanEditor>;
