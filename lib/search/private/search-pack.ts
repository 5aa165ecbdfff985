/** The server's search engine over one state's file: her words are read and the results ranked in her browser. */
import type { DangerAnswer, OtherLanguageAnswer, ResourceDto } from '@/lib/resources/schema'
import { answerDanger } from '../danger-answer'
import { type SearchFilters, withWhen } from '../filters'
import { findInMemory } from '../memory'
import { answerInOtherLanguage } from '../other-language'
import { placeOfState } from '../read-place'
import { understand } from '../understand'
import { createStateGazetteer, type StatePack } from './pack'

export interface PrivateAnswer {
  danger: DangerAnswer | null
  /** No danger was detected, but her story may be about one. */
  mayBeDanger: boolean
  otherLanguage: OtherLanguageAnswer | null
  /** The place as understood. */
  place: string | null
  items: {
    entry: ResourceDto
    miles: number | null
    /** She asked for a day or a time, and the hours of this entry are unknown: these come last. */
    isCallFirst: boolean
  }[]
}

export type PrivateSearch = (typed: string, filters: SearchFilters) => PrivateAnswer

export function createPrivateSearch(pack: StatePack, isSpanishPage = false): PrivateSearch {
  const gazetteer = createStateGazetteer(pack.places)
  return (typed, filters) => {
    const understood = understand(typed, gazetteer)
    const isHere = understood.place?.state === pack.state
    const asked = isHere ? understood : { ...understood, place: placeOfState(pack.state), otherPlaces: [] }
    const find = (by: SearchFilters) => findInMemory(pack.entries, asked, by, gazetteer).found
    const going = withWhen(filters, asked)
    const unknown = going.when ? find({ ...going, areHoursUnknown: true }) : []
    const list = (found: ReturnType<typeof find>, isCallFirst: boolean) =>
      found.map(({ resource, miles }) => ({ entry: resource, miles, isCallFirst }))
    return {
      danger: answerDanger({ ...asked, isSpanish: asked.isSpanish || isSpanishPage }),
      mayBeDanger: asked.mayBeDanger,
      otherLanguage: answerInOtherLanguage(typed),
      place: asked.place?.label ?? null,
      items: [...list(find(filters), false), ...list(unknown, true)],
    }
  }
}
