import { VAN_SECTIONS, type VanSection } from '@tailgate/contract/facts';
import type { ComponentType } from 'react';
import { AvailabilitySection } from '../sections/availability-section.tsx';
import { BasicsAndMeters } from '../sections/basics-and-meters.tsx';
import { DocumentsSection } from '../sections/documents-section.tsx';
import { FeaturesSection } from '../sections/features-section.tsx';
import { InsuranceSection } from '../sections/insurance-section.tsx';
import { MileageSection } from '../sections/mileage-section.tsx';
import { PhotosSection } from '../sections/photos-section.tsx';
import { PlansSection } from '../sections/plans-section.tsx';
import { TrailerSection } from '../sections/trailer-section.tsx';
import type { Vehicle } from '../vehicles-query.ts';
import type { SectionProps } from './van-parts.ts';

/** What each section of the editor shows. */
export const SECTIONS: Readonly<Record<VanSection, ComponentType<SectionProps>>> = {
  basics: BasicsAndMeters,
  photos: PhotosSection,
  features: FeaturesSection,
  insurance: InsuranceSection,
  documents: DocumentsSection,
  plans: PlansSection,
  mileage: MileageSection,
  availability: AvailabilitySection,
  trailer: TrailerSection,
};

/** The sections of a van, in their order: a groomer's own van has no plans. Trailers are not counted anywhere. */
export const sectionsOf = ({ readiness }: Pick<Vehicle, 'readiness'>): readonly VanSection[] =>
  VAN_SECTIONS.filter(
    (section) => section === 'trailer' || readiness.sections.some((counted) => counted.section === section),
  );
