/** The directory, in HSDS terms: an organization provides a service (here `resources`) at locations, with phones and schedules. */
import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  smallint,
  text,
  time,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import {
  addressVisibilities,
  categories,
  confidences,
  datePrecisions,
  phoneTypes,
  resourceKinds,
  scopes,
} from '../vocabulary/directory'
import { stateCodes } from '../vocabulary/states'
import { whoFacts } from '../vocabulary/who-may-come'
import {
  belongsTo,
  createdAt,
  cube,
  descending,
  instant,
  isWebAddress,
  oneOf,
  primaryId,
  tsvector,
  wordList,
} from './columns'

export const organizations = pgTable(
  'organizations',
  {
    id: primaryId(),
    name: text().notNull(),
    website: text(),
    email: text(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [
    check('organizations_name_length', sql`char_length(${table.name}) between 1 and 200`),
    check('organizations_website_form', isWebAddress(table.website)),
    check('organizations_email_length', sql`char_length(${table.email}) between 3 and 320`),
  ],
)

export const resources = pgTable(
  'resources',
  {
    id: primaryId(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: 'restrict' }),
    slug: text().notNull(),
    kind: text({ enum: resourceKinds }).notNull().default('organization'),
    title: text().notNull(),
    description: text().notNull(),
    category: varchar({ length: 50, enum: categories }).notNull(),
    tags: text().array().notNull().default(sql`'{}'`),
    url: text(),
    isEmergency: boolean().notNull().default(false),
    isVerified: boolean().notNull().default(true),
    scope: text({ enum: scopes }).notNull().default('local'),
    city: text(),
    state: text({ enum: stateCodes }),
    /** The states it serves; empty for a national service. */
    serviceArea: text().array().notNull().default(sql`'{}'`),
    /** The part of the state it serves, as text: 'Windsor County'. */
    areaServed: text(),
    /** The county it is in, or the only one it serves: the name, and the five-digit FIPS code. */
    county: text(),
    countyFips: text(),
    /** FIPS codes of the counties it serves; a record that serves a whole state has the scope 'state'. */
    countiesServed: text().array().notNull().default(sql`'{}'`),
    /** Slugs of db/vocabulary/help-kinds.ts. */
    helpKinds: text().array().notNull().default(sql`'{}'`),
    /** BCP 47 tags of the languages spoken, as far as we know. */
    languages: text().array().notNull().default(sql`'{}'`),
    eligibility: text(),
    descriptionEs: text(),
    fees: text(),
    applicationProcess: text(),
    requiredDocuments: text(),
    accessibility: text(),
    /** Who may come (db/vocabulary/who-may-come.ts): 'yes', 'no', or null where no source says. */
    takesWomen: text(),
    takesMen: text(),
    takesFamilies: text(),
    takesTeenSons: text(),
    takesPets: text(),
    fostersPets: text(),
    withoutId: text(),
    anyStatus: text(),
    welcomesLgbtq: text(),
    wheelchair: text(),
    signLanguage: text(),
    withoutSobriety: text(),
    freeOfCharge: text(),
    walkIn: text(),
    /** The page that says so, and the day on which it was read. */
    whoSource: text(),
    whoReadOn: text(),
    /** Its chat, the page that names it, and the day on which that page was read. */
    chat: text(),
    chatSource: text(),
    chatReadOn: text(),
    /** What holds for a while, such as 'Closed this week'; public until the end of `alertUntil`, or without an end. */
    alert: text(),
    alertUntil: date(),
    /** Opening hours as published text. The weekly schedule is in `schedules`. */
    hours: text(),
    /** Maintained by a trigger: true if any of its schedules is. */
    isOpen24Hours: boolean('is_open_24_hours').notNull().default(false),
    source: text(),
    /** The source list, by its public name, and the date of that list. */
    listedBy: text(),
    listedOn: date(),
    /** The page or list that was read, from which name and date come too. */
    sourceUrl: text(),
    confidence: text({ enum: confidences }),
    verifiedOn: date(),
    verifiedPrecision: text({ enum: datePrecisions }),
    /** When the seed last wrote the row; a row edited since is never overwritten by the seed. */
    seededAt: instant(),
    archivedAt: instant(),
    /** Deleted by staff, which also archives it; can be restored for 30 days, then the row is deleted. */
    deletedAt: instant(),
    /** Incremented by a trigger on each change: an editor who started from an older version gets a conflict. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    /** Sort key of lists: emergencies first, then the widest area, then hotlines, then crisis services. */
    importance: smallint()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`((case when is_emergency then 16 else 0 end) + (case scope when 'national' then 8 when 'state' then 4 else 0 end) + (case kind when 'hotline' then 2 else 0 end) + (case when 'crisis' = any(tags) then 1 else 0 end))::smallint`,
      ),
    search: tsvector()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`resource_search(title, description, tags, city, area_served, category, state, service_area, scope, languages, is_open_24_hours, is_emergency) || place_and_kind_search(scope, county_fips, counties_served, help_kinds)`,
      ),
  },
  (table) => [
    uniqueIndex('resources_slug').on(table.slug),
    index('resources_organization').on(table.organizationId),
    // An organization's published services, in export order.
    index('resources_organization_services').on(table.organizationId, table.id).where(sql`archived_at is null`),
    index('resources_list').on(descending(table.importance), table.title, table.id).where(sql`archived_at is null`),
    index('resources_category_list')
      .on(table.category, descending(table.importance), table.title, table.id)
      .where(sql`archived_at is null`),
    index('resources_state_list')
      .on(table.state, table.category, descending(table.importance), table.title, table.id)
      .where(sql`archived_at is null`),
    index('resources_county_list')
      .on(table.countyFips, table.category, descending(table.importance), table.title, table.id)
      .where(sql`archived_at is null`),
    index('resources_counties_served').using('gin', table.countiesServed).where(sql`archived_at is null`),
    index('resources_help_kinds').using('gin', table.helpKinds).where(sql`archived_at is null`),
    // Statewide records, for people who have no office near them.
    index('resources_statewide').using('gin', table.serviceArea).where(sql`scope = 'state' and archived_at is null`),
    index('resources_search').using('gin', table.search).with({ fastupdate: false }),
    index('resources_tags').using('gin', table.tags).where(sql`archived_at is null`),
    index('resources_title_prefix').on(sql`lower(${table.title}) text_pattern_ops`),
    // Programs against violence, which each address is compared with.
    index('resources_refuges').on(table.state).where(sql`is_refuge(title, tags)`),
    index('resources_verified').on(table.verifiedOn),
    // Those that nobody enters without an appointment, and so are never called open.
    index('resources_by_appointment').on(table.id).where(sql`walk_in = 'no'`),
    // The lists that records came from, each read once.
    index('resources_listed_by').on(table.listedBy).where(sql`listed_by is not null`),
    index('resources_staff_updated')
      .on(descending(table.updatedAt), descending(table.id))
      .where(sql`deleted_at is null`),
    index('resources_staff_category')
      .on(table.category, descending(table.updatedAt), descending(table.id))
      .where(sql`deleted_at is null`),
    index('resources_staff_title').on(table.title, table.id).where(sql`deleted_at is null`),
    index('resources_staff_state').on(sql`coalesce(state, '')`, table.id).where(sql`deleted_at is null`),
    index('resources_staff_source').on(sql`coalesce(listed_by, '')`, table.id).where(sql`deleted_at is null`),
    index('resources_staff_checked')
      .on(sql`coalesce(verified_on, '-infinity')`, table.id)
      .where(sql`deleted_at is null`),
    index('resources_staff_status')
      .on(sql`coalesce(archived_at, '-infinity')`, table.id)
      .where(sql`deleted_at is null`),
    index('resources_deleted').on(descending(table.deletedAt), descending(table.id)).where(sql`deleted_at is not null`),
    // As a visitor names it to staff: the title and the town.
    index('resources_title_town_words').using('gin', sql`lower(title || ' ' || coalesce(city, '')) gin_trgm_ops`),
    // Only the words of names: the index on `search` stores no weights, so a name search would recheck every record.
    index('resources_name_words').using('gin', sql`to_tsvector('pg_catalog.english', fold(${table.title}))`),
    // Names as they are typed without spaces, or by their first letters.
    index('resources_name_forms').using('gin', sql`name_forms(${table.title})`),
    check('resources_deleted_is_archived', sql`${table.deletedAt} is null or ${table.archivedAt} is not null`),
    check('resources_slug_form', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(${table.slug}) <= 120`),
    check('resources_kind', sql`${table.kind} in ${oneOf(resourceKinds)}`),
    check('resources_title_length', sql`char_length(${table.title}) between 1 and 200`),
    check('resources_description_length', sql`char_length(${table.description}) between 1 and 5000`),
    check('resources_category', sql`${table.category} in ${oneOf(categories)}`),
    check('resources_tags_count', sql`cardinality(${table.tags}) <= 40`),
    check('resources_url_form', isWebAddress(table.url)),
    check('resources_scope', sql`${table.scope} in ${oneOf(scopes)}`),
    check('resources_city_length', sql`char_length(${table.city}) between 1 and 100`),
    check('resources_state', sql`${table.state} in ${oneOf(stateCodes)}`),
    check('resources_service_area', sql`${table.serviceArea} <@ ${wordList(stateCodes)}`),
    check('resources_area_served_length', sql`char_length(${table.areaServed}) between 1 and 500`),
    check('resources_county_length', sql`char_length(${table.county}) between 1 and 100`),
    check('resources_county_fips_form', sql`${table.countyFips} ~ '^[0-9]{5}$'`),
    check(
      'resources_counties_served_form',
      sql`cardinality(${table.countiesServed}) <= 400 and ${table.countiesServed}::text ~ '^[{]([0-9]{5}(,[0-9]{5})*)?[}]$'`,
    ),
    check('resources_help_kinds_count', sql`cardinality(${table.helpKinds}) <= 40`),
    check('resources_listed_by_length', sql`char_length(${table.listedBy}) between 1 and 200`),
    check('resources_source_url_form', isWebAddress(table.sourceUrl)),
    check('resources_languages_count', sql`cardinality(${table.languages}) <= 100`),
    check('resources_eligibility_length', sql`char_length(${table.eligibility}) <= 2000`),
    check('resources_description_es_length', sql`char_length(${table.descriptionEs}) <= 5000`),
    check('resources_fees_length', sql`char_length(${table.fees}) <= 1000`),
    check('resources_application_process_length', sql`char_length(${table.applicationProcess}) <= 2000`),
    check('resources_required_documents_length', sql`char_length(${table.requiredDocuments}) <= 1000`),
    check('resources_accessibility_length', sql`char_length(${table.accessibility}) <= 1000`),
    check(
      'resources_who_may_come',
      sql`array_remove(array[${sql.join(
        whoFacts.map((fact) => table[fact]),
        sql`,`,
      )}], null) <@ array['yes','no']`,
    ),
    check(
      'resources_told_pages',
      sql`${isWebAddress(table.chat)} and ${isWebAddress(table.chatSource)} and ${isWebAddress(table.whoSource)}`,
    ),
    check(
      'resources_told_days',
      sql`${table.chatReadOn} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' and ${table.whoReadOn} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`,
    ),
    check('resources_alert_length', sql`char_length(${table.alert}) <= 500`),
    check('resources_alert_whole', sql`${table.alert} is not null or ${table.alertUntil} is null`),
    check('resources_hours_length', sql`char_length(${table.hours}) between 1 and 500`),
    check('resources_source_length', sql`char_length(${table.source}) <= 1000`),
    check('resources_confidence', sql`${table.confidence} in ${oneOf(confidences)}`),
    check('resources_verified_precision', sql`${table.verifiedPrecision} in ${oneOf(datePrecisions)}`),
    check('resources_verified_whole', sql`(${table.verifiedOn} is null) = (${table.verifiedPrecision} is null)`),
  ],
)

export const phones = pgTable(
  'phones',
  {
    id: primaryId(),
    resourceId: belongsTo(() => resources.id),
    number: text().notNull(),
    extension: text(),
    type: text({ enum: phoneTypes }).notNull().default('voice'),
    /** The keyword to text, for a text line: 'START'. */
    keyword: text(),
    /** BCP 47; empty if unknown. */
    languages: text().array().notNull().default(sql`'{}'`),
    /** The purpose of the number, if there are several. */
    description: text(),
    position: smallint().notNull().default(0),
  },
  (table) => [
    uniqueIndex('phones_of_resource').on(table.resourceId, table.position),
    index('phones_number').on(sql`replace(${table.number}, '-', '') text_pattern_ops`),
    check('phones_number_form', sql`${table.number} ~ '^[0-9][0-9-]{2,19}$'`),
    check('phones_extension_form', sql`${table.extension} ~ '^[0-9]{1,10}$'`),
    check('phones_type', sql`${table.type} in ${oneOf(phoneTypes)}`),
    check('phones_keyword_length', sql`char_length(${table.keyword}) between 1 and 40`),
    check('phones_description_length', sql`char_length(${table.description}) between 1 and 200`),
  ],
)

const EARTH_RADIUS_METERS = '6378168'

export const locations = pgTable(
  'locations',
  {
    id: primaryId(),
    /** The first of a record is its address; the others are further places. */
    number: integer().generatedByDefaultAsIdentity(),
    resourceId: belongsTo(() => resources.id),
    street: text(),
    city: text(),
    state: text({ enum: stateCodes }),
    zip: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** The point is approximate, not that of the street address: no distance is shown for it. */
    isApproximate: boolean().notNull().default(false),
    /** Hidden unless set otherwise, so that an unknown case can't expose a shelter. */
    addressVisibility: text({ enum: addressVisibilities }).notNull().default('hidden'),
    /** Maintained by triggers: its service is for emergencies or open around the clock, and so is searched first. */
    isUrgent: boolean().notNull().default(false),
    /** The point on the sphere for `cube` and `earthdistance`; only for a public address. */
    position: cube().generatedAlwaysAs(
      (): SQL =>
        sql.raw(
          `case when address_visibility = 'full' and latitude is not null and longitude is not null then cube(array[${EARTH_RADIUS_METERS} * cos(radians(latitude)) * cos(radians(longitude)), ${EARTH_RADIUS_METERS} * cos(radians(latitude)) * sin(radians(longitude)), ${EARTH_RADIUS_METERS} * sin(radians(latitude))]) end`,
        ),
    ),
  },
  (table) => [
    index('locations_of_resource').on(table.resourceId),
    // Excludes locations without a point, which a nearest-neighbor scan would have to read.
    index('locations_position').using('gist', table.position).where(sql`position is not null`),
    index('locations_urgent_position').using('gist', table.position).where(sql`is_urgent`),
    // Records found by their town, because their location is confidential.
    index('locations_hidden').on(table.resourceId).where(sql`address_visibility = 'hidden'`),
    // Records at the same address.
    index('locations_street_key').on(sql`street_key(${table.street})`).where(sql`street is not null`),
    // Found by its beginning.
    index('locations_street_start').on(sql`lower(${table.street}) text_pattern_ops`).where(sql`street is not null`),
    index('locations_zip').on(sql`${table.zip} text_pattern_ops`).where(sql`zip is not null`),
    // Addresses that wait for a decision, or were kept back by one.
    index('locations_held').on(table.resourceId).where(sql`address_visibility = 'held'`),
    // Records without a point, found by the center of their town.
    index('locations_area').on(table.state, table.city).where(sql`position is null`),
    check('locations_street_length', sql`char_length(${table.street}) between 1 and 200`),
    check('locations_city_length', sql`char_length(${table.city}) between 1 and 100`),
    check('locations_state', sql`${table.state} in ${oneOf(stateCodes)}`),
    check('locations_zip_form', sql`${table.zip} ~ '^[0-9]{5}(-[0-9]{4})?$'`),
    check(
      'locations_point',
      sql`(${table.latitude} is null) = (${table.longitude} is null) and ${table.latitude} between -90 and 90 and ${table.longitude} between -180 and 180`,
    ),
    check('locations_visibility', sql`${table.addressVisibility} in ${oneOf(addressVisibilities)}`),
  ],
)

/** Weekly hours in local time. An overnight span closes before it opens. */
export const schedules = pgTable(
  'schedules',
  {
    id: primaryId(),
    resourceId: belongsTo(() => resources.id),
    open24h: boolean('open_24h').notNull().default(false),
    /** 1 Monday to 7 Sunday (ISO); null with open_24h means every day. */
    weekday: smallint(),
    opensAt: time(),
    closesAt: time(),
    /** IANA time zone. */
    timezone: text(),
  },
  (table) => [
    index('schedules_of_resource').on(table.resourceId),
    check('schedules_weekday', sql`${table.weekday} between 1 and 7`),
    check(
      'schedules_whole',
      sql`${table.open24h} or (${table.weekday} is not null and ${table.opensAt} is not null and ${table.closesAt} is not null and ${table.timezone} is not null)`,
    ),
    check('schedules_timezone_length', sql`char_length(${table.timezone}) between 1 and 60`),
  ],
)
