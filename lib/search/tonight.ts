import 'server-only'
import { isForTheYoung } from '@/db/vocabulary/audience'
import type { ResourceDto } from '@/lib/resources/schema'
import { choose } from '@/lib/site/language/speak'
import { toFilters } from './filters'
import { searchHelp } from './queries'

const MOST = 6
const LOOKED_AT = 60
const beds = ['emergency-shelter', 'domestic-violence', 'homeless-help', 'crisis-line']
/** These help anywhere, and come last, whatever is near. */
export const linesOfTonight = ['national-domestic-violence-hotline', '211-essential-community-services']

interface Tonight {
  /** The place as understood; null if none. */
  place: string | null
  /** Each can be called or texted. */
  entries: ResourceDto[]
  hasLocal: boolean
}

/** Who to call now for a bed near her, in order. */
export async function findTonight(typed: string): Promise<Tonight> {
  const question = { typed: 'shelter tonight', near: typed || undefined, speaks: choose({ en: undefined, es: 'es' }) }
  const { asked, items } = await searchHelp(question, toFilters({}), { offset: 0 }, LOOKED_AT)
  const callable = items.filter(({ resource }) =>
    resource.phones.some(({ type }) => type === 'voice' || type === 'text'),
  )
  const local = callable.filter(
    ({ resource, tier }) =>
      (tier === 'county' || tier === 'near' || tier === 'state') &&
      resource.helpKinds.some((kind) => beds.includes(kind)) &&
      resource.category === 'housing-shelter' &&
      !isForTheYoung(resource.tags),
  )
  const shown = asked.place ? local.slice(0, MOST - linesOfTonight.length) : []
  return {
    place: asked.place?.label ?? null,
    entries: shown.map(({ resource }) => resource),
    hasLocal: shown.some(({ tier }) => tier === 'county' || tier === 'near'),
  }
}
