/**
 * Who gives rides, by county or by state: `content/facts/rides.csv`. A row without counties is for its whole state. A
 * number stands only where its own organization or an official list prints it, or two sources agree.
 */
import 'server-only'
import { z } from 'zod'
import { getCounty } from '@/lib/geography/counties'
import { type StateCode, stateCodes } from '@/lib/geography/states'
import { readTable } from '@/lib/text/content/tables'

const none = z.literal('').transform(() => null)
const list = (item: z.ZodType<string, string>) =>
  z
    .string()
    .transform((saved) => saved.split(';').filter(Boolean))
    .pipe(z.array(item))

/** Rides for the public; a page that names who gives them, county by county; rides to health appointments. */
const kinds = ['ride', 'find', 'health'] as const
const riders = ['anyone', 'need', 'medicaid', 'medicaid-no-plan', 'medicaid-broker', 'medicaid-doctor'] as const

export const rideRow = z
  .strictObject({
    state: z.enum(stateCodes),
    counties: list(z.string().regex(/^\d{5}$/, 'Five digits of the Census, several with ; between them.')),
    /** Where it is not the whole county: the towns that the source names. */
    towns: list(z.string().min(2)),
    kind: z.enum(kinds),
    name: z.string().min(3).max(90),
    phone: z.union([none, z.string().regex(/^(1-)?\d{3}-\d{3}-\d{4}$/, 'A number such as 515-573-8145.')]),
    url: z.union([none, z.url({ protocol: /^https?$/ })]),
    who: z.enum(riders),
    source: z.string().min(3),
    source_url: z.url({ protocol: /^https?$/ }),
    /** Of the page or list: a year, a month, or nothing. */
    dated: z.union([none, z.string().regex(/^20\d\d(-(0[1-9]|1[0-2]))?$/, 'A year or a month: 2024, 2024-10.')]),
    read: z.iso.date(),
  })
  .superRefine(({ state, counties, towns, kind, who }, context) => {
    const fail = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    for (const fips of counties) {
      if (getCounty(fips)?.state !== state) fail('counties', `${fips} is no county of ${state}.`)
    }
    if (towns.length > 0 && counties.length === 0) fail('counties', 'Towns stand in a county.')
    if ((kind === 'health') !== who.startsWith('medicaid')) fail('who', `${who} does not go with ${kind}.`)
  })

export type Ride = z.output<typeof rideRow>

/** What is said of who may ride (`messages/en/ride.json`). */
export const riderWords = {
  anyone: 'anyone',
  need: 'need',
  medicaid: 'medicaid',
  'medicaid-no-plan': 'medicaidNoPlan',
  'medicaid-broker': 'medicaidBroker',
  'medicaid-doctor': 'medicaidDoctor',
} as const satisfies Record<(typeof riders)[number], string>

interface Rides {
  rides: Ride[]
  finds: Ride[]
  health: Ride[]
}

let read: Map<StateCode, Ride[]> | undefined

function ofState(state: StateCode): Ride[] {
  if (!read) {
    const byState = new Map<StateCode, Ride[]>()
    for (const ride of readTable('facts/rides.csv', rideRow)) {
      byState.set(ride.state, [...(byState.get(ride.state) ?? []), ride])
    }
    read = byState
  }
  return read.get(state) ?? []
}

/** Where both a county and its state have a ride to appointments, the county's stands. In the order of the table. */
export function listRides({ fips, state }: { fips: string; state: StateCode }): Rides {
  const here = ofState(state).filter(({ counties }) => counties.length === 0 || counties.includes(fips))
  const ofKind = (kind: Ride['kind']) => here.filter((ride) => ride.kind === kind)
  const health = ofKind('health')
  const own = health.filter(({ counties }) => counties.length > 0)
  return { rides: ofKind('ride'), finds: ofKind('find'), health: own.length > 0 ? own : health }
}

/** The first that can be called: open to everyone before those for some. */
export function findCallableRide(county: { fips: string; state: StateCode }): (Ride & { phone: string }) | null {
  const rides = listRides(county).rides.filter((ride): ride is Ride & { phone: string } => ride.phone !== null)
  return rides.find(({ who }) => who === 'anyone') ?? rides[0] ?? null
}
