/** Guesses what the columns of a table mean, from their names and values, for staff to review. */
import { forTextFields, textFieldKeys } from '@/db/vocabulary/text-fields'
import type { ImportKey } from '@/lib/resources/import/import-input'
import { findPrivacyKind, plainName } from './private-columns'

/** In form order. HSDS lists that don't fit in a cell are left out. */
export const columnKeys = [
  ...(['id', 'title', 'organization', 'description', 'category', 'tags', 'phoneNumber', 'url'] as const),
  ...(['street', 'city', 'state', 'zip', 'latitude', 'longitude', 'addressVisibility'] as const),
  ...(['hours', 'scope', 'isEmergency', 'languages', ...textFieldKeys, 'areaServed'] as const),
  ...(['county', 'countyFips', 'countiesServed', 'helpKinds', 'listedBy', 'listedOn', 'sourceUrl'] as const),
] satisfies ImportKey[]
export type ColumnKey = (typeof columnKeys)[number]

export const columnLabels: Record<ColumnKey, string> = {
  id: 'Its id at the source',
  title: 'Title',
  organization: 'Organization',
  description: 'What it does',
  category: 'Category',
  tags: 'Tags',
  phoneNumber: 'Phone number',
  url: 'Website',
  street: 'Street',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
  latitude: 'Latitude',
  longitude: 'Longitude',
  addressVisibility: 'Who may see the address',
  hours: 'Hours',
  scope: 'Reach',
  isEmergency: 'Emergency',
  languages: 'Languages',
  ...forTextFields((_, { label }) => label),
  areaServed: 'Area served, in words',
  county: 'County where it is',
  countyFips: 'County where it is, as five digits',
  countiesServed: 'Counties served, with semicolons',
  helpKinds: 'Kinds of help, in our words',
  listedBy: 'The list that it came from',
  listedOn: 'Date of that list',
  sourceUrl: 'Web address of that list',
}

/** What only a table says: a record has several phones, and words of other lists for kinds of help. */
const tableKeys = [
  ...([
    'street2',
    'phoneText',
    'phoneTty',
    'phoneVideo',
    'phoneFax',
    'phoneWords',
    'phoneExtension',
    'phoneType',
  ] as const),
  ...(['helpTerms', 'rowRule', 'isPrivate'] as const),
]
export const meaningKeys = [...columnKeys, ...tableKeys]
export type MeaningKey = (typeof meaningKeys)[number]

export const meaningLabels: Record<MeaningKey, string> = {
  ...columnLabels,
  street2: 'Street, second line',
  phoneText: 'Text line',
  phoneTty: 'TTY',
  phoneVideo: 'Videophone',
  phoneFax: 'Fax',
  phoneWords: 'Words about the phone',
  phoneExtension: 'Extension of the phone',
  phoneType: 'Kind of the phone',
  helpTerms: 'Kinds of help, in the list’s own words or codes',
  rowRule: 'Leaves rows out, by its values',
  isPrivate: 'Says that a phone, an address or the row is private',
}

const phoneKeys = ['phoneNumber', 'phoneText', 'phoneTty', 'phoneVideo', 'phoneFax'] as const
export type PhoneKey = (typeof phoneKeys)[number]
export const isPhoneKey = (key: MeaningKey | null): key is PhoneKey =>
  (phoneKeys as readonly (MeaningKey | null)[]).includes(key)

/** Of these a table may have several columns. */
const many = new Set<MeaningKey>([
  ...phoneKeys,
  ...(['phoneWords', 'phoneExtension', 'phoneType', 'helpTerms', 'rowRule', 'isPrivate'] as const),
])
export const isManyKey = (key: MeaningKey) => many.has(key)

/**
 * Names without punctuation, the surest first: those of iCarol, WellSky, VisionLink, Airtable, Open Referral and the lists
 * of cities. Long names contain a keyword by chance more often, so only whole names match.
 */
const names: Record<MeaningKey, readonly string[]> = {
  id: [
    ...[
      'id',
      'resourceagencynum',
      'serviceid',
      'servicesid',
      'providerservicecodeid',
      'programid',
      'resourceid',
      'siteid',
    ],
    ...[
      'recordid',
      'externalid',
      'entityid',
      'uid',
      'uuid',
      'serviceuuid',
      'key',
      'objectid',
      'globalid',
      'airtableid',
    ],
    ...['listingid', 'facilityid', 'locationid', 'agencyid', 'organizationid', 'orgid', 'providerid'],
  ],
  title: [
    ...['title', 'publicname', 'name', 'programname', 'servicename', 'servicesystemname', 'sitename', 'resourcename'],
    ...['facilityname', 'nameofserviceorproduct', 'nameofprogram', 'nameofservice', 'nameoforganization', 'nombre'],
    ...['sheltername', 'pantryname', 'locationname', 'listingname', 'programtitle', 'servicetitle', 'displayname'],
    ...[
      'branchname',
      'clinicname',
      'centername',
      'program',
      'service',
      'resource',
      'shelter',
      'facility',
      'alternatename',
    ],
  ],
  organization: [
    ...['organization', 'organizationname', 'agencyname', 'agency', 'parentagency', 'providername', 'orgname', 'org'],
    ...[
      'agencysystemname',
      'parentorganization',
      'organisation',
      'organisationname',
      'nonprofit',
      'company',
      'provider',
    ],
    ...['leadagency', 'sponsor', 'operator', 'financialinstitution', 'institution'],
  ],
  description: [
    ...[
      'description',
      'servicedescription',
      'agencydescription',
      'programdescription',
      'whatitdoes',
      'about',
      'details',
    ],
    ...['servicesystemdescription', 'agencysystemdescription', 'summary', 'longdescription', 'shortdescription'],
    ...['servicesprovided', 'servicesoffered', 'services', 'descriptionofservices', 'overview', 'mission', 'blurb'],
  ],
  category: ['category', 'type', 'servicetype', 'resourcetype', 'maincategory', 'primarycategory', 'typeofresource'],
  tags: ['tags', 'keywords'],
  phoneNumber: [
    ...[
      'phonenumber',
      'phone',
      'phones',
      'phonenumbers',
      'telephone',
      'telephones',
      'tel',
      'mainphone',
      'phonemain',
      'phone1',
    ],
    ...[
      'hotline',
      'hotlinenumber',
      'hotlinephone',
      'hotlinephonenumber',
      'phonenumberhotline',
      'crisisline',
      'crisishotline',
    ],
    ...[
      '24hourhotline',
      '24hrhotline',
      'helpline',
      'contactphone',
      'officephone',
      'sitephone',
      'businessphone',
      'primaryphone',
    ],
    ...[
      'publicphone',
      'phonetollfree',
      'tollfree',
      'tollfreephone',
      'tollfreenumber',
      'phone800',
      'phonenumberbusinessline',
    ],
    ...['phonenumberoutofarea', 'phonenumberafterhours', 'afterhoursphone', 'officenumber', 'telefono', 'otherphone'],
    ...['alternatephone', 'secondaryphone', 'localphone', 'intakephone', 'phoneno', 'contactnumber', 'bizphone'],
  ],
  phoneText: ['text', 'textline', 'textnumber', 'sms', 'textphone', 'textto'],
  phoneTty: ['tty', 'tdd', 'ttytdd', 'phonetty', 'tddphone', 'ttyphone', 'ttynumber', 'tddnumber'],
  phoneVideo: ['videophone', 'vp', 'videophonenumber'],
  phoneFax: ['fax', 'faxnumber', 'phonefax', 'faxphone'],
  phoneWords: ['phonedescription', 'phonename', 'phonenotes', 'phonelabel'],
  phoneExtension: ['extension', 'ext', 'phoneextension', 'phoneext'],
  phoneType: ['phonetype'],
  url: [
    ...['url', 'website', 'web', 'webaddress', 'websiteaddress', 'link', 'site', 'homepage', 'websiteurl', 'weburl'],
    ...['serviceurl', 'programurl', 'sitioweb', 'webpage', 'weblink', 'internet'],
  ],
  street: [
    ...[
      'street',
      'physicaladdress1',
      'addressline1',
      'address1',
      'streetaddress',
      'address',
      'physicaladdress',
      'siteaddress',
    ],
    ...[
      'fulladdress',
      'address1physical',
      'street1',
      'streetaddress1',
      'locationaddress',
      'resourceaddress',
      'addr',
      'direccion',
    ],
    ...[
      'organizationaddress',
      'programaddress',
      'location',
      'mainaddress',
      'physicaladdressline1',
      'siteaddress1',
      'addressstreet',
    ],
  ],
  street2: [
    'street2',
    'address2',
    'addressline2',
    'physicaladdress2',
    'suite',
    'unit',
    'apt',
    'streetaddress2',
    'siteaddress2',
  ],
  city: ['city', 'physicalcity', 'town', 'municipality', 'sitecity', 'cityname', 'ciudad', 'addresscity', 'locality'],
  state: [
    ...[
      'state',
      'physicalstateprovince',
      'stateprovince',
      'st',
      'statecode',
      'stateabbreviation',
      'stateabbr',
      'physicalstate',
    ],
    ...['province', 'region', 'sitestate', 'estado', 'addressstate', 'usstate'],
  ],
  zip: [
    ...[
      'zip',
      'physicalpostalcode',
      'zipcode',
      'postalcode',
      'postcode',
      'zip5',
      'physicalzip',
      'physicalzipcode',
      'sitezip',
    ],
    ...['addresszip', 'zipcode5', 'codigopostal'],
  ],
  latitude: ['latitude', 'lat', 'y', 'sitelatitude', 'geolat'],
  longitude: ['longitude', 'lon', 'lng', 'long', 'x', 'sitelongitude', 'geolng', 'geolon'],
  addressVisibility: ['addressvisibility'],
  hours: [
    ...[
      'hoursofoperation',
      'hours',
      'officehours',
      'operatinghours',
      'schedule',
      'servicehours',
      'hoursopen',
      'openinghours',
    ],
    ...[
      'businesshours',
      'openhours',
      'daysandhours',
      'daysandtimes',
      'daystimes',
      'times',
      'horario',
      'hoursoperation',
    ],
  ],
  scope: ['scope', 'reach'],
  isEmergency: ['isemergency', 'emergency'],
  languages: [
    ...['languages', 'languagesoffered', 'languagesspoken', 'language', 'languagessupported', 'languagesavailable'],
    ...['languageservices', 'languagesotherthanenglish', 'idiomas', 'languagesofferedlist'],
  ],
  ...forTextFields((_, { names: own }) => own),
  eligibility: [
    ...[
      'eligibility',
      'whoitisfor',
      'population',
      'populationserved',
      'populationsserved',
      'eligibilitydescription',
      'whoweserve',
    ],
    ...[
      'serviceeligibility',
      'clientsserved',
      'targetpopulation',
      'whocangethelp',
      'demographicrequirements',
      'eligibilitycriteria',
    ],
    ...['requirements', 'agegroups', 'eligibilityrequirements'],
  ],
  areaServed: [
    ...[
      'areaserved',
      'coverageareatext',
      'servicearea',
      'serviceareas',
      'areasserved',
      'coveragearea',
      'coverage',
      'countiesserved',
    ],
    ...['geographicarea', 'geographicareaserved', 'counties', 'areaofservice'],
  ],
  county: ['county', 'physicalcounty', 'countyname', 'parish', 'sitecounty', 'addresscounty'],
  countyFips: ['countyfips', 'fips', 'fipscode', 'countyfipscode'],
  countiesServed: [],
  helpKinds: ['helpkinds'],
  helpTerms: [
    ...[
      'taxonomycodes',
      'taxonomyterm',
      'taxonomyterms',
      'taxonomy',
      'taxonomycode',
      'categories',
      'airscode',
      'airscodes',
    ],
    ...['servicetaxonomymoduleservicepost', 'servicecategories', 'servicecategory', 'subcategory', 'subcategories'],
    ...[
      'servicetypes',
      'needs',
      'typesofservice',
      'typesofservices',
      'programtype',
      'programtypes',
      'primarytaxonomyid',
    ],
  ],
  listedBy: ['listedby'],
  listedOn: ['listedon'],
  sourceUrl: ['sourceurl'],
  rowRule: [],
  isPrivate: [],
}

const lookup = new Map<string, { key: MeaningKey; rank: number }>()
for (const key of meaningKeys)
  for (const [rank, name] of names[key].entries()) if (!lookup.has(name)) lookup.set(name, { key, rank })

/** What software puts before the name of a field: 'AgencyAddressus_AgencyAddressus_city', 'organization_url'. */
const OWNER =
  /^(agency(system|option|addressus|hoursofoperation|taxonomy)?|service(system|option|taxonomy|hoursofoperation)?|siteaddressus|site(system|option)?|program|organi[sz]ation|org|provider|facility|location|resource|main|primary|public|listing|shelter|physical)/
/** Too short to say much behind the name of something else. */
const wholeOnly = new Set([
  ...'xy',
  'st',
  'key',
  'web',
  'site',
  'link',
  'text',
  'type',
  'region',
  'service',
  'program',
  'resource',
  'location',
])
/** What belongs to a person, or to the mail. */
const OF_OTHERS =
  /director|manager|worker|contact(name|title|email|phone|person|number)|verifi|mailing|postaladdress|emergencycontact|^other(address|city|county|state|postal)/

function findMeaning(plain: string): { key: MeaningKey; rank: number } | null {
  const whole = lookup.get(plain)
  if (whole) return whole
  if (OF_OTHERS.test(plain)) return null
  const numbered = /^(.*?phone)\d{1,2}(number|num|no)?$/.exec(plain)
  if (numbered) return { key: 'phoneNumber', rank: 90 }
  for (let rest = plain, rank = 100; OWNER.test(rest); rank += 1) {
    rest = rest.replace(OWNER, '')
    const found = wholeOnly.has(rest) ? undefined : lookup.get(rest)
    // 'organization_id' is no id of the row, if there is another.
    if (found) return { key: found.key, rank: rank + found.rank }
  }
  return null
}

export const meaningOf = (plain: string): MeaningKey | null => findMeaning(plain)?.key ?? null

const partOfPhone: readonly [RegExp, MeaningKey][] = [
  [/^(name|description|desc|label|notes?|comments?)$/, 'phoneWords'],
  [/^(ext|extension)$/, 'phoneExtension'],
  [/^(type|kind)$/, 'phoneType'],
]

/** 'Phone1Number' as 'phone1', before which 'Phone1Name' and 'Phone1IsPrivate' stand. */
export const phoneStem = (name: string) => plainName(name).replace(/(?<=.)(number|num|no)$/, '')

/** What most of the values of a column are. */
export type ValueKind = 'phone' | 'url' | 'zip' | 'state' | 'code' | 'text'
const byValues: Partial<Record<ValueKind, MeaningKey>> = {
  phone: 'phoneNumber',
  url: 'url',
  zip: 'zip',
  state: 'state',
}

/** Earlier answers come first; then what is private; then names, the surest first; then values. */
export function guessColumns(
  columns: readonly string[],
  before: Record<string, string | null> = {},
  kinds: readonly (ValueKind | undefined)[] = [],
): (MeaningKey | null)[] {
  const result: (MeaningKey | null | undefined)[] = columns.map((name) => {
    const chosen = before[name.trim().toLowerCase()]
    return chosen === undefined ? undefined : (meaningKeys.find((key) => key === chosen) ?? null)
  })
  const isFree = (key: MeaningKey) => many.has(key) || !result.includes(key)
  const give = (at: number, key: MeaningKey) => {
    if (result[at] === undefined && isFree(key)) result[at] = key
  }
  for (const [at, name] of columns.entries()) {
    const kind = findPrivacyKind(name)
    if (kind === 'private') give(at, 'isPrivate')
    else if (kind && kind !== 'secret') give(at, 'rowRule')
    else if (kind && result[at] === undefined) result[at] = null
  }
  // A column of codes is no name, whatever it is called.
  for (const at of columns.keys()) if (kinds[at] === 'code') give(at, 'helpTerms')
  const found = columns
    .map((name, at) => ({ at, ...findMeaning(plainName(name)) }))
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || a.at - b.at)
  for (const { at, key } of found) if (key) give(at, key)
  const stems = columns.flatMap((name, at) => (isPhoneKey(result[at] ?? null) ? [phoneStem(name)] : []))
  for (const [at, name] of columns.entries()) {
    const plain = plainName(name)
    const stem = stems.filter((one) => plain.startsWith(one)).sort((a, b) => b.length - a.length)[0]
    const part = stem && partOfPhone.find(([pattern]) => pattern.test(plain.slice(stem.length)))?.[1]
    if (part) give(at, part)
  }
  for (const [at, name] of columns.entries()) {
    const key = byValues[kinds[at] ?? 'text']
    if (key && !OF_OTHERS.test(plainName(name)) && !/fax|email|(id|num|code|key)$/i.test(plainName(name))) give(at, key)
  }
  return result.map((key) => key ?? null)
}
