/** Every official list that we know how to read, and the directories that the operator follows. */
import { env } from '@/lib/env'
import { arcGis } from './arcgis'
import { localPrograms } from './local-programs'
import { toPeer } from './peers'
import { samhsaTreatment } from './samhsa-treatment'
import type { Source, UnpulledSource } from './source'
import { vaFacilities } from './va-facilities'
import { wicClinics } from './wic-clinics'

/**
 * Office of Head Start: every place where a program is given. Address and columns were read from a program that loads the
 * layer by these names. An id that lasts was not seen, so name and place are one.
 */
export const headStart: Source = {
  name: 'head-start',
  title: 'Head Start center locations',
  listedBy: 'the Office of Head Start',
  address:
    'https://services2.arcgis.com/ZQ4jTQn6k7VPXEwO/arcgis/rest/services/ACF_Head_Start_Locations/FeatureServer/0',
  license: 'US public domain',
  rhythm: 'monthly',
  format: arcGis('OBJECTID'),
  columns: {
    title: 'service_location_name',
    street: 'address_line_one',
    city: 'city',
    state: 'state',
    zip: 'zip',
    phoneNumber: 'service_location_phone_number',
    latitude: 'latitude',
    longitude: 'longitude',
  },
  read(cell) {
    const name = cell('service_location_name')
    const [street, more] = [cell('address_line_one'), cell('address_line_two')]
    return {
      // 'Hamilton' alone says nothing.
      title: name === '' || /\b(head ?start|e?hs|phs)\b/i.test(name) ? name : `${name} Head Start`,
      street: street.includes(more) ? street : `${street}, ${more}`,
      phoneNumber: cell('service_location_phone_number') || cell('registration_phone_number'),
    }
  },
  category: 'financial-support',
  description:
    'Head Start: free early learning, meals and family help for children under 5 in families with low income.',
  tags: ['child-care', 'head-start', 'education', 'free', 'mothers', 'under-5'],
  seeded: { listedBy: ['the Office of Head Start'], tags: ['head-start'] },
  fewest: 12_000,
  leaveOut: (cell) => (cell('status') === 'Closed' ? 'Its status is Closed.' : null),
}

/**
 * Indian Health Service: the layer behind its own search (ihs.gov/findhealthcare). Address and columns were read from a
 * program that loads it by these names. Its code (ASUFAC) is shared by several places, so name and place are the id.
 */
const noCare = ['Tribal Health Administration', 'Clinical Staff Housing']

const ihsFacilities: Source = {
  name: 'ihs-facilities',
  title: 'IHS, Tribal and Urban Indian health facilities',
  listedBy: 'the Indian Health Service',
  address:
    'https://services2.arcgis.com/VFLAJVozK0rtzQmT/arcgis/rest/services/ITU_Health_Facilities_View/FeatureServer/0',
  license: 'US public domain',
  rhythm: 'monthly',
  format: arcGis('OBJECTID_1'),
  columns: {
    title: 'FACILITY_NAME',
    street: 'PHYSICAL_STREET',
    city: 'CITY',
    state: 'STATE',
    zip: 'ZIP',
    phoneNumber: 'PHONE',
    url: 'WEBSITE_URL',
    latitude: 'LATITUDE',
    longitude: 'LONGITUDE',
  },
  category: 'womens-health',
  description: 'Health care for American Indian and Alaska Native people.',
  tags: ['tribal-health', 'native'],
  seeded: { listedBy: ['the Indian Health Service'], tags: ['tribal-health'] },
  fewest: 700,
  leaveOut(cell) {
    const status = cell('STATUS')
    if (status && status !== 'Active') return `Its status is ${status}.`
    return noCare.includes(cell('SERVICE_TYPE')) ? 'It is an office or a home for staff.' : null
  },
}

/**
 * HUD: approved housing counseling agencies. All of them answer a search 5,000 miles around Washington, as HUD's own
 * partner (cfpb/consumerfinance.gov) asks for them; the names of the columns are from copies of its answers.
 */
const hudCounselors: Source = {
  name: 'hud-counselors',
  title: 'HUD-approved housing counseling agencies',
  listedBy: 'HUD',
  address: 'https://data.hud.gov/Housing_Counselor/searchByLocation?Lat=38.8951&Long=-77.0367&Distance=5000',
  license: 'US public domain',
  rhythm: 'weekly',
  format: {
    kind: 'json',
    page: (address) => address,
    rows: (body) => (Array.isArray(body) ? body : null),
    hasMore: () => false,
  },
  columns: {
    id: 'agcid',
    title: 'nme',
    street: 'adr1',
    city: 'city',
    state: 'statecd',
    zip: 'zipcd',
    phoneNumber: 'phone1',
    url: 'weburl',
    latitude: 'agc_ADDR_LATITUDE',
    longitude: 'agc_ADDR_LONGITUDE',
  },
  category: 'housing-shelter',
  description:
    'Housing counselors approved by HUD. Ask about rent, eviction, foreclosure, buying a home and repairing credit. Advice on keeping your home is free.',
  tags: ['housing-counseling'],
  seeded: { listedBy: ['HUD'], tags: ['housing-counseling'] },
  fewest: 1000,
  leaveOut: (cell) => (/^P\.? ?O\.? BOX/i.test(cell('adr1')) && cell('phone1') === '' ? 'It has no phone.' : null),
}

/**
 * HUD: public housing agencies, layer 1 of the Resource Locator. Address and columns were read from a program that loads
 * the layer by these names. The agency's code (PARTICIPANT_CODE) stands in HUD's other layers; that it stands in this one
 * was not seen, so name and place are its id.
 */
const hudHousingAuthorities: Source = {
  name: 'hud-housing-authorities',
  title: 'Public housing agencies (HUD Resource Locator)',
  listedBy: 'HUD',
  address: 'https://egis.hud.gov/arcgis/rest/services/hrl/HudResourceLocator/MapServer/1',
  license: 'US public domain',
  rhythm: 'monthly',
  format: arcGis('OBJECTID'),
  columns: {
    title: 'FORMAL_PARTICIPANT_NAME',
    street: 'STD_ADDR',
    city: 'STD_CITY',
    state: 'STD_ST',
    zip: 'STD_ZIP5',
    phoneNumber: 'HA_PHN_NUM',
    latitude: 'y',
    longitude: 'x',
  },
  read(cell) {
    const kind = cell('HA_PROGRAM_TYPE')
    const tags = [...(kind === 'Low-Rent' ? [] : ['section-8']), ...(kind === 'Section 8' ? [] : ['public-housing'])]
    return { tags: ['public-housing-agency', ...tags].join('; ') }
  },
  category: 'housing-shelter',
  description: 'Local agency for rent vouchers or public housing; ask about waiting lists.',
  tags: ['public-housing-agency'],
  seeded: { listedBy: ['HUD'], tags: ['public-housing-agency'] },
  fewest: 2500,
  leaveOut: () => null,
}

/**
 * HRSA: Health Center Service Delivery and Look-Alike Sites. Address and columns were read from programs that load the
 * published file by these names, and from a test's copy of its first line of July 2026.
 */
export const hrsaSites: Source = {
  name: 'hrsa-sites',
  title: 'Health Center Service Delivery and Look-Alike Sites',
  listedBy: 'HRSA',
  address: 'https://data.hrsa.gov/DataDownload/DD_Files/Health_Center_Service_Delivery_and_LookAlike_Sites.csv',
  license: 'US public domain',
  rhythm: 'weekly',
  format: { kind: 'csv' },
  columns: {
    id: 'BPHC Assigned Number',
    title: 'Site Name',
    street: 'Site Address',
    city: 'Site City',
    state: 'Site State Abbreviation',
    zip: 'Site Postal Code',
    phoneNumber: 'Site Telephone Number',
    url: 'Site Web Address',
    latitude: 'Geocoding Artifact Address Primary Y Coordinate',
    longitude: 'Geocoding Artifact Address Primary X Coordinate',
  },
  category: 'womens-health',
  description: 'A health center that sees everyone. What you pay depends on your income.',
  tags: ['community-health-center', 'sliding-scale'],
  seeded: { listedBy: ['HRSA'], tags: ['community-health-center'] },
  fewest: 8000,
  leaveOut(cell) {
    const status = cell('Site Status Description')
    if (status !== 'Active') return `Its status is ${status || 'not told'}.`
    return cell('Health Center Type Description') === 'Administrative' ? 'It is an office that sees nobody.' : null
  },
}

/** ACF: the LIHEAP Clearinghouse's local agencies. */
const liheapOffices: UnpulledSource = {
  name: 'liheap-offices',
  title: 'LIHEAP local agencies',
  address: 'https://liheapch.acf.gov/search-tool',
  license: 'US public domain',
  why: 'The Clearinghouse publishes no file, only a search by county. Staff who have a list send it under Import.',
}

export const sources: readonly Source[] = [
  hrsaSites,
  hudCounselors,
  hudHousingAuthorities,
  samhsaTreatment,
  headStart,
  vaFacilities,
  ihsFacilities,
  ...wicClinics,
  ...localPrograms,
  ...env.FOLLOWS.map(toPeer),
]

export const unpulledSources: readonly UnpulledSource[] = [liheapOffices]

export const findSource = (name: string): Source | undefined => sources.find((source) => source.name === name)
