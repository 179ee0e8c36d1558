import type { VanSection } from '@tailgate/contract/facts';
import {
  CalendarDays,
  Caravan,
  CircleDollarSign,
  FileText,
  Gauge,
  IdCard,
  Images,
  ListChecks,
  Shield,
  type LucideIcon,
} from 'lucide-react';

export const SECTION_LOOKS: Readonly<Record<VanSection, { readonly label: string; readonly icon: LucideIcon }>> = {
  basics: { label: 'Basics', icon: IdCard },
  photos: { label: 'Photos', icon: Images },
  features: { label: 'Features', icon: ListChecks },
  insurance: { label: 'Insurance', icon: Shield },
  documents: { label: 'Documents', icon: FileText },
  plans: { label: 'Plans', icon: CircleDollarSign },
  mileage: { label: 'Mileage', icon: Gauge },
  availability: { label: 'Availability', icon: CalendarDays },
  trailer: { label: 'Trailer', icon: Caravan },
};
