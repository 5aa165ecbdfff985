import 'server-only'
import { getCountyHelp, getStateLines } from '@/lib/resources/counties/county-help'
import { findCallableRide } from '@/lib/resources/counties/rides'
import type { ResourceDto } from '@/lib/resources/schema'
import { words } from '@/lib/site/language/words'
import type { SheetPlace } from './words'

export interface SheetLine {
  name: string
  number: string
  isOpen24Hours: boolean
}

const MAX_LINES = 4

function toLine(entry: ResourceDto): SheetLine | null {
  const voice = entry.phones.find(({ type }) => type === 'voice')
  if (!voice) return null
  const { records } = words()
  const number = voice.extension
    ? `${voice.number}${records.facts.extension({ extension: voice.extension })}`
    : voice.number
  return { name: records.name(entry), number, isOpen24Hours: entry.isOpen24Hours }
}

/** The few numbers of a place that fit on a wall poster: its own programs first, then its state's, then a ride. */
export async function listSheetLines({ state, county }: SheetPlace): Promise<SheetLine[]> {
  const help = county ? await getCountyHelp(county.fips) : null
  const entries = help
    ? [...help.local, ...help.stateLines, ...help.neighbors, ...help.unplaced]
    : await getStateLines(state)
  const lines = entries.flatMap((entry) => toLine(entry) ?? [])
  const unique = lines.filter((line, at) => lines.findIndex(({ number }) => number === line.number) === at)
  const shown = unique.slice(0, MAX_LINES)
  const ride =
    county && shown.length > 0 && shown.length < MAX_LINES ? findCallableRide({ fips: county.fips, state }) : null
  return ride
    ? [...shown, { name: `${words().ride.title}: ${ride.name}`, number: ride.phone, isOpen24Hours: false }]
    : shown
}
