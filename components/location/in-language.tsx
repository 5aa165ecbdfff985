import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'

/** A search of a place for those that answer in the language of the page; nothing where nearly all do. */
export function InLanguage({ near }: { near: string }) {
  const { help, records } = words()
  if (!help.county.inLanguage) return null
  return (
    <p>
      <a className="tap" href={to(`/resources/search?${new URLSearchParams({ near, language: records.language })}`)}>
        {help.county.inLanguage}
      </a>
    </p>
  )
}
