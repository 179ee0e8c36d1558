import {
  VAN_DOCUMENT_WORDS,
  VAN_VIEWS,
  VAN_VIEW_WORDS,
  type InsuranceType,
  type VanDocumentKind,
  type VanView,
} from './vehicles.facts.ts';

/** The sections of the editor, in its order. */
export const VAN_SECTIONS = [
  'basics',
  'photos',
  'features',
  'insurance',
  'documents',
  'plans',
  'mileage',
  'availability',
  'trailer',
] as const;
export type VanSection = (typeof VAN_SECTIONS)[number];

/** What the editor asks for, by its key; photos and documents by their view and kind. */
export type VanTask =
  | 'vin'
  | 'identity'
  | 'plate'
  | 'odometer'
  | 'pickup-address'
  | 'description'
  | `photo-${VanView}`
  | 'features'
  | 'insurance-type'
  | 'insurance-company'
  | 'insurance-limits'
  | 'insurance-deductibles'
  | `document-${VanDocumentKind}`
  | 'plan'
  | 'charge'
  | 'introductory-rate'
  | 'mileage-option'
  | 'availability';

export interface VanFacts {
  readonly isForRent: boolean;
  readonly hasVin: boolean;
  /** Make, model and year. */
  readonly isIdentified: boolean;
  readonly hasPlate: boolean;
  readonly hasOdometer: boolean;
  readonly hasPickupAddress: boolean;
  readonly hasDescription: boolean;
  readonly views: readonly VanView[];
  readonly hasFeatures: boolean;
  readonly insuranceType: InsuranceType;
  readonly hasInsuranceCompany: boolean;
  readonly hasInsuranceLimits: boolean;
  readonly hasInsuranceDeductibles: boolean;
  /** The current documents, by what is left of them in days; null never expires. */
  readonly documents: Readonly<Partial<Record<VanDocumentKind, { readonly daysLeft: number | null }>>>;
  readonly hasPlan: boolean;
  readonly hasCharge: boolean;
  readonly hasIntroductoryRate: boolean;
  readonly hasMileageOption: boolean;
  readonly hasAvailability: boolean;
}

interface TaskRow {
  readonly task: VanTask;
  readonly section: VanSection;
  readonly label: string;
  /** Whether the van can be listed without it. */
  readonly isRequired: boolean;
  readonly isDone: boolean;
  readonly isExpired: boolean;
}

const row = (
  section: VanSection,
  task: VanTask,
  label: string,
  isDone: boolean,
  { isRequired = true, isExpired = false }: { isRequired?: boolean; isExpired?: boolean } = {},
): TaskRow => ({ section, task, label, isRequired, isDone: isDone && !isExpired, isExpired });

const optional = { isRequired: false } as const;

const documentRow = (facts: VanFacts, section: VanSection, kind: VanDocumentKind, isRequired: boolean): TaskRow => {
  const found = facts.documents[kind];
  const isExpired = found !== undefined && found.daysLeft !== null && found.daysLeft < 0;
  return row(section, `document-${kind}`, VAN_DOCUMENT_WORDS[kind], found !== undefined, { isRequired, isExpired });
};

/** The platform's insurance has no details of its own. */
const insuranceRows = (facts: VanFacts): TaskRow[] => [
  row('insurance', 'insurance-type', 'Insurance', facts.insuranceType !== 'none'),
  ...(facts.insuranceType === 'custom'
    ? [
        row('insurance', 'insurance-company', 'Insurance company', facts.hasInsuranceCompany),
        row('insurance', 'insurance-limits', 'Liability limits', facts.hasInsuranceLimits),
        row('insurance', 'insurance-deductibles', 'Deductibles', facts.hasInsuranceDeductibles),
        documentRow(facts, 'insurance', 'insurance', true),
      ]
    : []),
];

/** What only a van for rent needs. */
const rentalRows = (facts: VanFacts): TaskRow[] => [
  row('plans', 'plan', 'Plan', facts.hasPlan),
  row('plans', 'charge', 'Weekly revenue goal', facts.hasCharge, optional),
  row('plans', 'introductory-rate', 'Introductory rate', facts.hasIntroductoryRate, optional),
  row('mileage', 'mileage-option', 'Mileage option', facts.hasMileageOption, optional),
  row('availability', 'availability', 'Availability', facts.hasAvailability),
];

const rowsOf = (facts: VanFacts): TaskRow[] => {
  const { isForRent } = facts;
  return [
    row('basics', 'vin', 'VIN', facts.hasVin),
    row('basics', 'identity', 'Make, model and year', facts.isIdentified),
    row('basics', 'plate', 'License plate', facts.hasPlate),
    row('basics', 'odometer', 'Odometer', facts.hasOdometer),
    ...(isForRent
      ? [
          row('basics', 'pickup-address', 'Pickup address', facts.hasPickupAddress),
          row('basics', 'description', 'Description', facts.hasDescription, optional),
        ]
      : []),
    // Pickups and drop-offs are compared with them; nobody picks up a groomer's own van.
    ...VAN_VIEWS.map((view) =>
      row('photos', `photo-${view}`, VAN_VIEW_WORDS[view], facts.views.includes(view), { isRequired: isForRent }),
    ),
    row('features', 'features', 'Features', facts.hasFeatures, optional),
    ...insuranceRows(facts),
    documentRow(facts, 'documents', 'registration', true),
    documentRow(facts, 'documents', 'inspection', false),
    documentRow(facts, 'documents', 'title', false),
    ...(isForRent ? rentalRows(facts) : []),
  ];
};

export interface VanOpenTask {
  readonly task: VanTask;
  readonly section: VanSection;
  readonly label: string;
  readonly isRequired: boolean;
  readonly isExpired: boolean;
}

export interface VanReadiness {
  /** Expired ones first, then what listing needs, then the rest; each in the order of the editor. */
  readonly open: VanOpenTask[];
  readonly sections: { readonly section: VanSection; readonly done: number; readonly total: number }[];
  readonly done: number;
  readonly total: number;
  readonly percent: number;
  readonly canBeListed: boolean;
}

const urgencyOf = ({ isExpired, isRequired }: VanOpenTask): number => {
  if (isExpired) return 0;
  return isRequired ? 1 : 2;
};

/** How far the record of a van is: the one answer for the editor, lists and the machine. Trailers are not counted. */
export const vanReadinessOf = (facts: VanFacts): VanReadiness => {
  const rows = rowsOf(facts);
  const open = rows.filter(({ isDone }) => !isDone).map(({ isDone: _, ...task }) => task);
  const done = rows.length - open.length;
  const sections = VAN_SECTIONS.flatMap((section) => {
    const of = rows.filter((each) => each.section === section);
    return of.length > 0 ? [{ section, done: of.filter(({ isDone }) => isDone).length, total: of.length }] : [];
  });
  return {
    open: open.toSorted((one, other) => urgencyOf(one) - urgencyOf(other)),
    sections,
    done,
    total: rows.length,
    percent: open.length === 0 ? 100 : Math.min(99, Math.round((100 * done) / rows.length)),
    canBeListed: open.every(({ isRequired }) => !isRequired),
  };
};
