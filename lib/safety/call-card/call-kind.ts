import { categoryRecords } from '@/db/vocabulary/directory'
import { helpKinds } from '@/db/vocabulary/help-kinds'
import type { ResourceDto } from '@/lib/resources/schema'
import { type CallKind, callTexts } from './cards'
import { en } from './content/en'
import { es } from './content/es'

export type CallLanguage = 'en' | 'es'

function join(words: typeof en, { kinds, byText }: (typeof callTexts)[CallLanguage]) {
  return { ...words, kinds, byText: { ...words.byText, talk: byText } }
}

const words = { en: join(en, callTexts.en), es: join(es, callTexts.es) }

export type CallWords = typeof words.en

export function getCallWords(language: CallLanguage): CallWords {
  return words[language]
}

const beds = [
  'emergency-shelter',
  'domestic-violence',
  'transitional-housing',
  'homeless-help',
  'youth-shelter',
  'maternity-home',
]
const listening = [
  'crisis-line',
  'sexual-assault',
  'trafficking',
  'stalking',
  'suicide-crisis',
  'mental-health',
  'peer-support',
  'trauma-care',
]

/** The call card of each kind of help. */
export function readCallKind(entry: Pick<ResourceDto, 'kind' | 'category' | 'helpKinds'>): {
  kind: CallKind
  helpKind: string | null
} {
  const of = (slugs: readonly string[]) => entry.helpKinds.find((slug) => slugs.includes(slug)) ?? null
  const bed = of(beds)
  const talk = of(listening)
  if (talk && (entry.kind === 'hotline' || !bed)) return { kind: 'talk', helpKind: talk }
  if (bed && entry.category === 'housing-shelter') return { kind: 'shelter', helpKind: bed }
  return { kind: categoryRecords[entry.category].call, helpKind: entry.helpKinds[0] ?? null }
}

/** The need it meets, as one would type it into a search. */
export function describeNeed(entry: Pick<ResourceDto, 'kind' | 'category' | 'helpKinds'>): string {
  const { kind, helpKind } = readCallKind(entry)
  if (kind === 'shelter') return 'shelter tonight'
  return helpKinds.find(({ slug }) => slug === helpKind)?.name ?? ''
}
