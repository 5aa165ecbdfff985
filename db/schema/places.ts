/**
 * Geography for finding help: counties, their ZIP codes, and towns. Filled only from db/seed/geo, whose tests ensure that
 * every code is a county's.
 */
import { sql } from 'drizzle-orm'
import {
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { categories } from '../vocabulary/directory'
import { stateCodes } from '../vocabulary/states'
import { oneOf } from './columns'

/** Its center of population, not of area, and its population. */
const people = () => ({
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  population: integer(),
})

export const counties = pgTable(
  'counties',
  {
    /** Five-digit FIPS code: state, then county. */
    fips: text().primaryKey(),
    name: text().notNull(),
    /** The full name: 'Cuyahoga County', 'Orleans Parish', 'Baltimore city'. */
    fullName: text().notNull(),
    state: text({ enum: stateCodes }).notNull(),
    /** Unique within its state: 'cuyahoga'. */
    slug: text().notNull(),
    ...people(),
  },
  (table) => [
    uniqueIndex('counties_slug').on(table.state, table.slug),
    check('counties_fips_form', sql`${table.fips} ~ '^[0-9]{5}$'`),
    check('counties_state', sql`${table.state} in ${oneOf(stateCodes)}`),
    check('counties_slug_form', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
  ],
)

/** A ZIP code belongs to every county where its residents live. */
export const zipCounties = pgTable(
  'zip_counties',
  {
    zip: text().notNull(),
    countyFips: text().notNull(),
    /** The share of its residents who live in this county. */
    share: real().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.zip, table.countyFips] }),
    index('zip_counties_county').on(table.countyFips),
    check('zip_counties_zip_form', sql`${table.zip} ~ '^[0-9]{5}$'`),
    check('zip_counties_share', sql`${table.share} between 0 and 1`),
  ],
)

export const places = pgTable(
  'places',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** The normalized search form: lower case, without accents and abbreviations. */
    key: text().notNull(),
    state: text({ enum: stateCodes }).notNull(),
    countyFips: text().notNull(),
    ...people(),
  },
  (table) => [
    index('places_key').on(table.key, table.state),
    index('places_county').on(table.countyFips),
    check('places_state', sql`${table.state} in ${oneOf(stateCodes)}`),
  ],
)

/** The kinds of help, as in db/vocabulary/help-kinds.ts. */
export const helpKinds = pgTable(
  'help_kinds',
  {
    slug: text().primaryKey(),
    category: text({ enum: categories }).notNull(),
    name: text().notNull(),
    nameEs: text().notNull(),
    /** An external taxonomy, and the closest term in it. */
    taxonomy: text().notNull(),
    term: text().notNull(),
  },
  (table) => [
    check('help_kinds_slug_form', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('help_kinds_category', sql`${table.category} in ${oneOf(categories)}`),
  ],
)
