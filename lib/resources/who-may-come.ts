/** What is known of who may come to an entry, and what to ask because nobody has told. */
import { type WhoFact, whoFacts } from '@/db/vocabulary/who-may-come'
import { readCallKind } from '@/lib/safety/call-card/call-kind'
import type { CallKind } from '@/lib/safety/call-card/cards'
import type { ResourceDto } from './schema'

/** Whoever has a videophone can be reached in sign language. */
const isKnownOtherwise = (entry: ResourceDto, fact: WhoFact) =>
  fact === 'signLanguage' && entry.phones.some(({ type }) => type === 'videophone')

export function listKnown(entry: ResourceDto): { fact: WhoFact; isSo: boolean }[] {
  return whoFacts.flatMap((fact) => {
    if (isKnownOtherwise(entry, fact)) return [{ fact, isSo: true }]
    const answer = entry[fact]
    return answer === 'yes' || answer === 'no' ? [{ fact, isSo: answer === 'yes' }] : []
  })
}

const asked: Record<CallKind, readonly WhoFact[]> = {
  shelter: [
    ...(['takesTeenSons', 'takesPets', 'withoutId', 'withoutSobriety', 'takesMen', 'anyStatus'] as const),
    ...(['welcomesLgbtq', 'wheelchair', 'signLanguage', 'freeOfCharge'] as const),
  ],
  home: ['withoutId', 'anyStatus', 'walkIn', 'wheelchair', 'signLanguage'],
  legal: ['freeOfCharge', 'anyStatus', 'walkIn', 'wheelchair', 'signLanguage'],
  health: ['freeOfCharge', 'walkIn', 'withoutId', 'anyStatus', 'wheelchair', 'signLanguage'],
  money: ['withoutId', 'anyStatus', 'walkIn', 'wheelchair', 'signLanguage'],
  talk: ['signLanguage'],
}

/** A text of its own already speaks of it. */
const toldIn: Partial<Record<WhoFact, 'fees' | 'accessibility' | 'requiredDocuments'>> = {
  freeOfCharge: 'fees',
  wheelchair: 'accessibility',
  withoutId: 'requiredDocuments',
}

/** The most important first. */
export function listToAsk(entry: ResourceDto): WhoFact[] {
  const known = new Set(listKnown(entry).map(({ fact }) => fact))
  return asked[readCallKind(entry).kind].filter((fact) => {
    const told = toldIn[fact]
    return !known.has(fact) && !(told && entry[told])
  })
}
