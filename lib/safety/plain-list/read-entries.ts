import 'server-only'
import { findCounty } from '@/lib/geography/counties'
import { findState } from '@/lib/geography/states'
import { getCountyHelp, splitCalls } from '@/lib/resources/counties/county-help'
import { getResource, getResources } from '@/lib/resources/reads/queries'
import type { ResourceDto } from '@/lib/resources/schema'
import { safetyPlan } from '@/lib/safety/content/plan'
import { hotlines } from '@/lib/site/site'
import type { ListSubject } from './write-list'

const national = ['national-domestic-violence-hotline', '211-essential-community-services']

/** What stands on the list, the nearest first; the national lines stand on every one. */
export async function readListEntries(subject: ListSubject): Promise<ResourceDto[]> {
  if (subject === 'lines') return getResources([...new Set([...national, ...hotlines.map(({ slug }) => slug)])])
  if (subject === 'plan') {
    const contacts = await getResources(safetyPlan.en.contacts.map(({ slug }) => slug))
    return contacts.filter(({ phoneNumber }) => phoneNumber)
  }
  const lines = await getResources(national)
  if ('slug' in subject) {
    const entry = await getResource(subject.slug)
    return entry ? [entry, ...lines] : lines
  }
  const state = findState(subject.state)
  const county = state ? findCounty(state, subject.county) : null
  if (!county) return lines
  const help = await getCountyHelp(county.fips)
  const { sure, others } = splitCalls(help)
  const local = [...sure, ...others, ...help.neighbors, ...help.unplaced].slice(0, 4)
  return [...lines, ...local, ...help.groups.flatMap(({ entries }) => entries.slice(0, 1).map(({ entry }) => entry))]
}
