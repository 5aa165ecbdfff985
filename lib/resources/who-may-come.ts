/** What is known about who may come to a program, and what to ask because it is unknown. */
import { type WhoFact, whoFacts } from '@/db/vocabulary/who-may-come'
import type { ResourceDto } from './schema'
import type { Category } from './vocabulary'

/** A program with a videophone can be reached in sign language. */
const isKnownOtherwise = (entry: ResourceDto, fact: WhoFact) =>
  fact === 'signLanguage' && entry.phones.some(({ type }) => type === 'videophone')

export function listKnown(entry: ResourceDto): { fact: WhoFact; isYes: boolean }[] {
  return whoFacts.flatMap((fact) => {
    if (isKnownOtherwise(entry, fact)) return [{ fact, isYes: true }]
    const answer = entry[fact]
    return answer === 'yes' || answer === 'no' ? [{ fact, isYes: answer === 'yes' }] : []
  })
}

const bedKinds = [
  'emergency-shelter',
  'domestic-violence',
  'transitional-housing',
  'homeless-help',
  'youth-shelter',
  'maternity-home',
]
const bedFacts = [
  ...(['takesTeenSons', 'takesPets', 'withoutId', 'withoutSobriety', 'takesMen', 'anyStatus'] as const),
  ...(['welcomesLgbtq', 'wheelchair', 'signLanguage', 'freeOfCharge'] as const),
]
const hotlineFacts = ['signLanguage'] as const
const factsByCategory: Record<Category, readonly WhoFact[]> = {
  'housing-shelter': ['withoutId', 'anyStatus', 'walkIn', 'wheelchair', 'signLanguage'],
  'rights-advocacy': ['freeOfCharge', 'anyStatus', 'walkIn', 'wheelchair', 'signLanguage'],
  'womens-health': ['freeOfCharge', 'walkIn', 'withoutId', 'anyStatus', 'wheelchair', 'signLanguage'],
  'financial-support': ['withoutId', 'anyStatus', 'walkIn', 'wheelchair', 'signLanguage'],
}

function listRelevant({ kind, category, helpKinds }: ResourceDto): readonly WhoFact[] {
  if (kind === 'hotline') return hotlineFacts
  const hasBed = category === 'housing-shelter' && helpKinds.some((help) => bedKinds.includes(help))
  return hasBed ? bedFacts : factsByCategory[category]
}

/** The text field that already covers a fact. */
const coveringField: Partial<Record<WhoFact, 'fees' | 'accessibility' | 'requiredDocuments'>> = {
  freeOfCharge: 'fees',
  wheelchair: 'accessibility',
  withoutId: 'requiredDocuments',
}

/** The most important first. */
export function listToAsk(entry: ResourceDto): WhoFact[] {
  const known = new Set(listKnown(entry).map(({ fact }) => fact))
  return listRelevant(entry).filter((fact) => {
    const field = coveringField[fact]
    return !known.has(fact) && !(field && entry[field])
  })
}
