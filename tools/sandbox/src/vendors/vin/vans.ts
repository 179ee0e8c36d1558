/** What the first three characters of a VIN say, in the words and capitals of vPIC. */
export interface Van {
  readonly Make: string;
  readonly Model: string;
  readonly Manufacturer: string;
  /** The fifth character of the VIN chooses one. */
  readonly Series: readonly string[];
  readonly Trim: string;
  readonly BodyClass: string;
  readonly VehicleType: string;
  readonly FuelTypePrimary: string;
  readonly EngineCylinders: string;
  readonly EngineConfiguration: string;
  readonly DisplacementL: string;
  readonly TransmissionStyle: string;
  readonly TransmissionSpeeds: string;
  readonly PlantCity: string;
  readonly PlantState: string;
  readonly PlantCountry: string;
  readonly GVWR: string;
}

const CLASS_2H = 'Class 2H: 9,001 - 10,000 lb (4,082 - 4,536 kg)';
const CLASS_4 = 'Class 4: 14,001 - 16,000 lb (6,350 - 7,258 kg)';
const USA = 'UNITED STATES (USA)';

const cargoVan = {
  Trim: '',
  BodyClass: 'Cargo Van',
  VehicleType: 'TRUCK',
  FuelTypePrimary: 'Gasoline',
  TransmissionStyle: 'Automatic',
  PlantCountry: USA,
  GVWR: CLASS_2H,
} as const;

const TRANSIT: Van = {
  ...cargoVan,
  Make: 'FORD',
  Model: 'Transit',
  Manufacturer: 'FORD MOTOR COMPANY, USA',
  Series: ['T-150', 'T-250', 'T-350', 'T-350 HD'],
  EngineCylinders: '6',
  EngineConfiguration: 'V-Shaped',
  DisplacementL: '3.5',
  TransmissionSpeeds: '10',
  PlantCity: 'KANSAS CITY',
  PlantState: 'MISSOURI',
};

const SPRINTER: Van = {
  ...cargoVan,
  Make: 'MERCEDES-BENZ',
  Model: 'Sprinter',
  Manufacturer: 'MERCEDES-BENZ AG',
  Series: ['1500', '2500', '3500', '3500XD'],
  FuelTypePrimary: 'Diesel',
  EngineCylinders: '4',
  EngineConfiguration: 'In-Line',
  DisplacementL: '2',
  TransmissionSpeeds: '9',
  PlantCity: 'DUSSELDORF',
  PlantState: '',
  PlantCountry: 'GERMANY',
};

const PROMASTER: Van = {
  ...cargoVan,
  Make: 'RAM',
  Model: 'ProMaster',
  Manufacturer: 'FCA US LLC',
  Series: ['1500', '2500', '3500'],
  Trim: 'High Roof',
  EngineCylinders: '6',
  EngineConfiguration: 'V-Shaped',
  DisplacementL: '3.6',
  TransmissionSpeeds: '9',
  PlantCity: 'SALTILLO',
  PlantState: '',
  PlantCountry: 'MEXICO',
};

const EXPRESS: Van = {
  ...cargoVan,
  Make: 'CHEVROLET',
  Model: 'Express',
  Manufacturer: 'GENERAL MOTORS LLC',
  Series: ['2500', '3500', '4500'],
  EngineCylinders: '8',
  EngineConfiguration: 'V-Shaped',
  DisplacementL: '6.6',
  TransmissionSpeeds: '8',
  PlantCity: 'WENTZVILLE',
  PlantState: 'MISSOURI',
};

const NV: Van = {
  ...cargoVan,
  Make: 'NISSAN',
  Model: 'NV',
  Manufacturer: 'NISSAN NORTH AMERICA, INC.',
  Series: ['1500', '2500 HD', '3500 HD'],
  Trim: 'SV',
  EngineCylinders: '8',
  EngineConfiguration: 'V-Shaped',
  // As vPIC says where the manufacturer gave cubic inches.
  DisplacementL: '5.552186',
  TransmissionSpeeds: '7',
  PlantCity: 'CANTON',
  PlantState: 'MISSISSIPPI',
};

const MT45: Van = {
  ...cargoVan,
  Make: 'FREIGHTLINER',
  Model: 'MT45',
  Manufacturer: 'DAIMLER TRUCKS NORTH AMERICA LLC',
  Series: ['MT 45 Chassis'],
  BodyClass: 'Step Van / Walk-in Van',
  VehicleType: 'INCOMPLETE VEHICLE',
  FuelTypePrimary: 'Diesel',
  EngineCylinders: '6',
  EngineConfiguration: 'In-Line',
  DisplacementL: '6.7',
  TransmissionSpeeds: '6',
  PlantCity: 'GAFFNEY',
  PlantState: 'SOUTH CAROLINA',
  GVWR: 'Class 6: 19,501 - 26,000 lb (8,845 - 11,794 kg)',
};

const NPR: Van = {
  ...cargoVan,
  Make: 'ISUZU',
  Model: 'NPR',
  Manufacturer: 'ISUZU MOTORS LIMITED',
  Series: ['NPR', 'NPR-HD', 'NPR-XD'],
  BodyClass: 'Incomplete - Chassis Cab (Number of Cab Unknown)',
  VehicleType: 'INCOMPLETE VEHICLE',
  FuelTypePrimary: 'Diesel',
  EngineCylinders: '4',
  EngineConfiguration: 'In-Line',
  DisplacementL: '5.2',
  TransmissionSpeeds: '6',
  PlantCity: 'FUJISAWA',
  PlantState: '',
  PlantCountry: 'JAPAN',
  GVWR: CLASS_4,
};

export const VANS: Readonly<Record<string, Van>> = {
  '1FT': TRANSIT,
  W1Y: SPRINTER,
  WD4: { ...SPRINTER, Manufacturer: 'DAIMLER AG', TransmissionSpeeds: '7' },
  '3C6': PROMASTER,
  '1GC': EXPRESS,
  '1GT': { ...EXPRESS, Make: 'GMC', Model: 'Savana' },
  '1N6': NV,
  '4UZ': MT45,
  JAL: NPR,
  '54D': {
    ...NPR,
    Manufacturer: 'ISUZU NORTH AMERICA CORPORATION',
    PlantCity: 'CHARLOTTE',
    PlantState: 'MICHIGAN',
    PlantCountry: USA,
  },
};
