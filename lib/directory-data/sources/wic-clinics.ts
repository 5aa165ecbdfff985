/**
 * WIC clinics. There is no national list: these states publish theirs as a layer. Addresses and columns were read from a
 * register of such layers, found in July 2026; that of Maryland has addresses in one line, which the importer parts. The
 * numbers of their rows change, so name and place are the id.
 */
import type { ColumnKey } from '@/lib/directory-data/imports/column-names'
import { arcGis } from './arcgis'
import type { Source } from './source'

interface State {
  state: string
  publisher: string
  address: string
  order: string
  columns: Partial<Record<ColumnKey, string>>
  fewest: number
}

const states: readonly State[] = [
  {
    state: 'AZ',
    publisher: 'the Arizona Department of Health Services',
    address: 'https://services1.arcgis.com/mpVYz37anSdrK4d8/arcgis/rest/services/WIC_Clinics/FeatureServer/0',
    order: 'OBJECTID',
    columns: { title: 'CLINICNAME', street: 'N_ADDRESS', city: 'N_CITY', zip: 'N_ZIP' },
    fewest: 20,
  },
  {
    state: 'CO',
    publisher: 'the Colorado Department of Public Health and Environment',
    address: 'https://www.cohealthmaps.dphe.state.co.us/arcgis/rest/services/OPEN_DATA/cdphe_wic_program/MapServer/0',
    order: 'OBJECTID',
    columns: { title: 'Name', street: 'Address', city: 'City', zip: 'Zip', phoneNumber: 'Phone' },
    fewest: 50,
  },
  {
    state: 'FL',
    publisher: 'the Florida Department of Health',
    address: 'https://services1.arcgis.com/CY1LXxl9zlJeBuRZ/arcgis/rest/services/WIC_Clinics/FeatureServer/0',
    order: 'ObjectId',
    columns: { title: 'CLINIC_NAME', street: 'ADDRESS', city: 'CITY', zip: 'ZIP', phoneNumber: 'CLINIC_PHONE' },
    fewest: 80,
  },
  {
    state: 'MD',
    publisher: 'the Maryland Department of Health',
    address: 'https://services.arcgis.com/njFNhDsUCentVYJW/arcgis/rest/services/MDWIC_clinics_Spanish/FeatureServer/7',
    order: 'ObjectID',
    columns: { title: 'USER_NAME', street: 'Address', phoneNumber: 'Phone_Number' },
    fewest: 40,
  },
  {
    state: 'NE',
    publisher: 'the Nebraska Department of Health and Human Services',
    address: 'https://gis.ne.gov/Agency/rest/services/WomenInfantsChildrenClinicsWICDHHS/FeatureServer/0',
    order: 'OBJECTID',
    columns: {
      title: 'Clinic_Name',
      street: 'Street_Address',
      city: 'Town',
      zip: 'Zip_Code',
      phoneNumber: 'Phone_Number',
    },
    fewest: 45,
  },
  {
    state: 'OK',
    publisher: 'the Oklahoma State Department of Health',
    address:
      'https://services9.arcgis.com/QeqGrHRDFO8mPwTf/arcgis/rest/services/WIC_Clinics_2023_03_02/FeatureServer/1',
    order: 'OBJECTID',
    columns: { title: 'ClinicName', street: 'Address', city: 'City', zip: 'Zip', phoneNumber: 'Phone1' },
    fewest: 55,
  },
  {
    state: 'OR',
    publisher: 'the Oregon Health Authority',
    address: 'https://services.arcgis.com/uUvqNMGPm7axC2dD/arcgis/rest/services/WIC_CLINICS_view/FeatureServer/0',
    order: 'OBJECTID',
    columns: {
      title: 'Local_agency_map',
      street: 'Address',
      city: 'City',
      zip: 'ZIP',
      phoneNumber: 'Phone',
      url: 'Website',
    },
    fewest: 50,
  },
  {
    state: 'WA',
    publisher: 'the Washington State Department of Health',
    address: 'https://services8.arcgis.com/rGGrs6HCnw87OFOT/arcgis/rest/services/WIC_Clinics/FeatureServer/0',
    order: 'ObjectId',
    columns: { title: 'ClinicName', street: 'Address1', city: 'City', zip: 'ZipCode' },
    fewest: 40,
  },
]

/** '12501 Willowbrook Rd SE, Cumberland, MD 21502' */
const LINE = /^(.+),\s*([^,]+?),\s*([A-Za-z]{2})\.?(?:\s+(\d{5})(?:-\d{4})?)?\s*$/

export const wicClinics: readonly Source[] = states.map(({ state, publisher, address, order, columns, fewest }) => ({
  name: `wic-${state.toLowerCase()}`,
  title: `WIC clinics, ${state}`,
  listedBy: publisher,
  address,
  license: 'State page, facts only',
  rhythm: 'quarterly',
  format: arcGis(order),
  columns: { ...columns, latitude: 'y', longitude: 'x' },
  read(cell) {
    const name = cell(columns.title ?? '')
    const title = /\bwic\b/i.test(name) || name === '' ? name : `${name} WIC Clinic`
    const [, street, city, , zip = ''] = (!columns.city && LINE.exec(cell(columns.street ?? ''))) || []
    return { title, state, ...(street && city ? { street, city, zip } : {}) }
  },
  category: 'financial-support',
  description:
    'WIC clinic: healthy food, advice about eating and breastfeeding support for pregnant women, new mothers and children under 5.',
  tags: ['wic', 'food', 'infants', 'pregnancy', 'breastfeeding', 'under-5'],
  seeded: { listedBy: [publisher], tags: ['wic'] },
  fewest,
  leaveOut: () => null,
}))
