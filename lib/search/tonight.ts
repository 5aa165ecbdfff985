import 'server-only'
import { isForTheYoung } from '@/db/vocabulary/people'
import type { StateCode } from '@/lib/geography/states'
import {
  LOCAL_MILES,
  type Moment,
  type Reach,
  readAnswers,
  readMoment,
  splitByAnswer,
} from '@/lib/resources/hours/who-answers'
import { getResources } from '@/lib/resources/reads/queries'
import { rankRoom } from '@/lib/resources/rooms/room'
import type { ResourceDto } from '@/lib/resources/schema'
import { choose } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { toFilters } from './filters'
import type { FoundItem } from './find'
import { searchHelp } from './queries'

const MAX_BEDS = 5
const CANDIDATES = 60
const bedKinds = ['emergency-shelter', 'domestic-violence', 'homeless-help', 'crisis-line']
/** These help anywhere. */
const nationalLines = ['national-domestic-violence-hotline', '211-essential-community-services']

export interface TonightEntry {
  /** It can be called or texted. */
  entry: ResourceDto
  reach: Reach
  miles: number | null
  /** Until when it is open, or when it opens; null if not known. */
  opening: string | null
}

interface Tonight {
  /** The place as understood; null if none. */
  place: string | null
  state: StateCode | null
  /** The time there, for those whose hours are not known; null if only national lines are. */
  moment: Moment | null
  /** In order: what surely answers now, and the rest. */
  sure: TonightEntry[]
  others: TonightEntry[]
  hasLocal: boolean
}

type Found = Pick<FoundItem, 'resource' | 'tier' | 'miles' | 'opening'>

function readReach({ resource, tier, miles }: Found): Reach {
  if (resource.scope === 'national') return 'national'
  if (tier === 'state') return 'state'
  return tier === 'near' && (miles ?? LOCAL_MILES) > LOCAL_MILES ? 'far' : 'local'
}

function isBed({ resource, tier }: Found): boolean {
  return (
    (tier === 'county' || tier === 'near' || tier === 'state') &&
    resource.phones.some(({ type }) => type === 'voice' || type === 'text') &&
    resource.helpKinds.some((kind) => bedKinds.includes(kind)) &&
    resource.category === 'housing-shelter' &&
    !isForTheYoung(resource.tags)
  )
}

/** Who to call now for a bed near her: those that report room first, those that are full last. */
export async function findTonight(typed: string): Promise<Tonight> {
  const question = { typed: 'shelter tonight', near: typed || undefined, speaks: choose({ en: undefined, es: 'es' }) }
  const [{ asked, items }, lines] = await Promise.all([
    searchHelp(question, toFilters({}), { offset: 0 }, CANDIDATES, words().records),
    getResources(nationalLines),
  ])
  const byRoom = (group: Found[]) => group.sort((one, other) => rankRoom(one.resource) - rankRoom(other.resource))
  const split = (found: readonly Found[]) => {
    const { sure, others } = splitByAnswer(found, (one) => ({
      reach: readReach(one),
      answers: one.resource.room?.says === 'room' ? 'now' : readAnswers(one.resource, one.opening?.status),
    }))
    return { sure: byRoom(sure), others: byRoom(others) }
  }
  const near = split(asked.place ? items.filter(isBed) : [])
  const chosen = [...near.sure, ...near.others].slice(0, MAX_BEDS)
  const all = split([
    ...chosen,
    ...lines.map((resource): Found => ({ resource, tier: 'national', miles: null, opening: null })),
  ])
  const toTonightEntry = (one: Found): TonightEntry => ({
    entry: one.resource,
    reach: readReach(one),
    miles: one.tier === 'near' ? one.miles : null,
    opening: one.opening && one.opening.status !== 'unknown' ? one.opening.label : null,
  })
  return {
    place: asked.place?.label ?? null,
    state: asked.place?.state ?? null,
    moment: asked.place && near.others.length > 0 ? readMoment(asked.place.state, new Date()) : null,
    sure: all.sure.map(toTonightEntry),
    others: all.others.map(toTonightEntry),
    hasLocal: chosen.some((one) => readReach(one) === 'local'),
  }
}
