import { useQuery } from '@tanstack/react-query';
import { driverPapersQuery, papersOfVanQuery } from './compliance-query.ts';
import { PaperProblems } from './paper-problems.tsx';

interface VanComplianceStripProps {
  readonly vehicleId: string;
}

const LABEL = 'Documents that need you';

/** On the record of a fleet owner's van: what expires, what it hits, and how it is mended. Nothing where all is well. */
export const VanComplianceStrip = ({ vehicleId }: VanComplianceStripProps) => {
  const { data } = useQuery(papersOfVanQuery(vehicleId));
  return <PaperProblems label={LABEL} papers={(data?.items ?? []).filter(({ state }) => state !== 'valid')} lists />;
};

/** The same for the van of a groomer. */
export const OwnVanComplianceStrip = ({ vehicleId }: VanComplianceStripProps) => {
  const { data } = useQuery(driverPapersQuery);
  const papers = (data?.items ?? []).filter(
    ({ isYours, state, vehicle }) => isYours && state !== 'valid' && vehicle.id === vehicleId,
  );
  return <PaperProblems label={LABEL} papers={papers} />;
};
