import type { ReactNode } from 'react'
import type { Language } from '@/lib/site/language/languages.mjs'
import { languageTags } from '@/lib/site/language/tags'

/** The html element around every page, which declares its language. */
export function Document({ language = 'en', children }: { language?: Language; children: ReactNode }) {
  return (
    <html lang={languageTags[language].tag}>
      <body>{children}</body>
    </html>
  )
}
