'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { type DashboardWords, dashboard as english } from '@/lib/site/language/en/dashboard'
import { records as englishRecords, type RecordWords } from '@/lib/site/language/en/records'
import { dashboard as spanish } from '@/lib/site/language/es/dashboard'
import { records as spanishRecords } from '@/lib/site/language/es/records'
import { callIn, type Language, withLanguage } from '@/lib/site/language/languages.mjs'
import { languageTags } from '@/lib/site/language/tags'
import { formatDay, formatMoment } from '@/lib/time/format'
import { nameZone } from '@/lib/time/zones'

/** All that the dashboard says: it runs in the browser as a whole, and brings the words with it. */
export interface Said {
  language: Language
  w: DashboardWords
  records: RecordWords
  /** The page in the same language. */
  to: (path: string) => string
  /** The call, answered in the same language. */
  call: (path: string) => string
  moment: (at: string, zone: string) => string
  day: (at: string, zone: string) => string
  zone: (zone: string) => string
}

function say(language: Language, w: DashboardWords, records: RecordWords): Said {
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

const all: Record<Language, Said> = {
  en: say('en', english, englishRecords),
  es: say('es', spanish, spanishRecords),
}

const Speaking = createContext<Said>(all.en)

export function SaidIn({ language, children }: { language: Language; children: ReactNode }) {
  return <Speaking value={all[language]}>{children}</Speaking>
}

export function useSaid(): Said {
  return useContext(Speaking)
}
