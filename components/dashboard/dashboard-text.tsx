'use client'

import { createWordsContext } from '@/components/ui/words-context'
import type { DashboardWords } from '@/lib/site/language/en/dashboard'
import type { RecordWords } from '@/lib/site/language/en/records'
import { callIn, type Language, withLanguage } from '@/lib/site/language/languages.mjs'
import { languageTags } from '@/lib/site/language/tags'
import { formatDay, formatMoment } from '@/lib/time/zone'
import { nameZone } from '@/lib/time/zones'

/** All the text of the dashboard, which renders in the browser as a whole. */
export interface DashboardText {
  language: Language
  w: DashboardWords
  records: RecordWords
  /** The given page's path in the current language. */
  to: (path: string) => string
  /** The given call, answered in the current language. */
  call: (path: string) => string
  moment: (at: string, zone: string) => string
  day: (at: string, zone: string) => string
  zone: (zone: string) => string
}

export function createDashboardText(language: Language, w: DashboardWords, records: RecordWords): DashboardText {
  const { tag } = languageTags[language]
  return {
    language,
    w,
    records,
    to: (path) => withLanguage(language, path),
    call: (path) => callIn(language, path),
    moment: (at, zone) => formatMoment(at, zone, tag),
    day: (at, zone) => formatDay(at, zone, tag),
    zone: (zone) => nameZone(zone, w.zones),
  }
}

const context = createWordsContext<DashboardText>('the dashboard has no words')

export const DashboardTextProvider = context.Provider

export const useDashboardText = context.useWords
