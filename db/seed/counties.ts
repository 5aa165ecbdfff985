/** The counties of db/seed/geo, each with its slug: '/help/ohio/cuyahoga'. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { type StateCode, stateCodes } from '../vocabulary/states'

export interface County {
  fips: string
  name: string
  fullName: string
  state: StateCode
  slug: string
  latitude: number
  longitude: number
  population: number | null
}

const row = z.object({
  fips: z.string().regex(/^\d{5}$/),
  name: z.string().min(1),
  full_name: z.string().min(1),
  state: z.enum(stateCodes),
  latitude: z.coerce.number(),
  longitude: z.coerce.number(),
  population_2020: z.string().transform((value) => (value === '' ? null : Number(value))),
})

function writeSlug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}|['’.]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** An independent city that shares a county's name has 'city' in its slug: 'baltimore' and 'baltimore-city'. */
export function readCounties(): County[] {
  const file = readFileSync(join(process.cwd(), 'db/seed/geo/counties.csv'))
  const rows = z.array(row).parse(parse(file, { columns: true, bom: true }))
  const sharing = new Map<string, number>()
  for (const { state, name } of rows) {
    const place = `${state} ${writeSlug(name)}`
    sharing.set(place, (sharing.get(place) ?? 0) + 1)
  }
  return rows.map(({ full_name, population_2020, ...county }) => {
    const slug = writeSlug(county.name)
    const isShared = (sharing.get(`${county.state} ${slug}`) ?? 0) > 1
    return {
      ...county,
      fullName: full_name,
      slug: isShared && full_name.endsWith(' city') ? `${slug}-city` : slug,
      population: population_2020,
    }
  })
}
