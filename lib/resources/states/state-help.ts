import 'server-only'
import type { StateCode } from '@/lib/geography/states'
import { isFromCopy } from '../reads/from-copy'
import { getResources, listResources } from '../reads/queries'
import type { helpGroupIds, ResourceDto } from '../schema'
import { isStateLine } from './state-line'
import { hasLocalLine, listStateListing } from './state-listing'

/** Who answers for everyone in the country beside the five hotlines: by calling, by videophone, about the law. */
const nationalSlugs = [
  'stronghearts-native-helpline',
  'the-deaf-hotline-adwas',
  'love-is-respect',
  '211-essential-community-services',
]
const nationalLegalSlugs = ['womenslaw-org', 'legal-services-corporation-get-legal-help', 'lawhelp-org']
const MAX_SHELTERS = 500

export interface HelpGroup {
  id: (typeof helpGroupIds)[number]
  entries: ResourceDto[]
}

export interface StateHelp {
  state: StateCode
  hasLocalLine: boolean
  /** One that answers everyone in the state who faces violence. */
  hasStateLine: boolean
  groups: HelpGroup[]
  /** Made while the database was away, from the last copy of the directory. */
  isFromCopy: boolean
}

async function listShelters(state: StateCode): Promise<ResourceDto[]> {
  const { items } = await listResources({ category: 'housing-shelter', state, tag: 'shelter', limit: MAX_SHELTERS })
  return items.filter(({ kind, state: own }) => kind === 'facility' && own === state)
}

/** All that one person needs from one state's page, the most urgent first. An entry stands in one group only. */
export async function getStateHelp(state: StateCode): Promise<StateHelp> {
  const [listings, shelters, national, legal] = await Promise.all([
    listStateListing(state),
    listShelters(state),
    getResources(nationalSlugs),
    getResources(nationalLegalSlugs),
  ])
  const [listing] = listings
  if (!listing) throw new Error(`no listing was made for ${state}`)
  const seen = new Set<string>()
  const groups: HelpGroup[] = []
  const add = (id: HelpGroup['id'], entries: ResourceDto[]) => {
    const fresh = entries.filter((entry) => !seen.has(entry.id))
    for (const entry of fresh) seen.add(entry.id)
    if (fresh.length > 0) groups.push({ id, entries: fresh })
  }
  add('crisis', listing.emergency)
  add('national', national)
  add('coalitions', listing.coalitions)
  add('shelters', shelters)
  add('housing', listing.housing)
  add('legal', [...listing.legalAid, ...legal])
  return {
    state,
    hasLocalLine: hasLocalLine(listing),
    hasStateLine: listing.emergency.some(isStateLine),
    groups,
    isFromCopy: await isFromCopy(),
  }
}
