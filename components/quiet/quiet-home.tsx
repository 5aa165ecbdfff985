import { LineEntries } from '@/components/resources/line-entries'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { CallLink } from '@/components/ui/phone-link'
import { categories, categoryRecords } from '@/lib/resources/vocabulary'
import { withLanguage } from '@/lib/site/language/languages.mjs'
import type { Hotline } from '@/lib/site/public-facts'
import { useQuietWords } from './quiet-words'

/** The categories with their icons. */
const ways = { search: 'search', private: 'shield', states: 'map-pin', lists: 'list-checks', about: 'eye-off' } as const

/** The first screen. It is part of the page, and its phone numbers need no further request. */
export function QuietHome({ hotlines }: { hotlines: readonly Hotline[] }) {
  const { home: w, categories: names, records } = useQuietWords()
  return (
    <>
      <h1 tabIndex={-1}>{w.heading}</h1>
      <p className="lead">{w.lead}</p>
      <noscript>
        <div className="callout">
          <p>{w.noScript}</p>
          <p>
            <a href={withLanguage(records.language, '/help-now')}>{w.byState}</a>
            {w.withoutScript}
          </p>
        </div>
      </noscript>
      <section className="grid gap-2" aria-labelledby="quiet-lines">
        <h2 id="quiet-lines">{w.talk}</h2>
        <p>
          <b>{w.danger}</b>
          {w.dangerText}
        </p>
        <CallLink number="911" label={w.call} className="btn btn-crisis w-fit" />
        <LineEntries lines={hotlines} copy={w} className="entry max-w-none" />
      </section>
      <section className="needs-script grid gap-4" aria-labelledby="quiet-find">
        <h2 id="quiet-find">{w.find}</h2>
        <ul className="ways">
          {(Object.keys(ways) as (keyof typeof ways)[]).map((go) => (
            <li key={go} className="grid max-w-none">
              <button type="button" className="way" data-quiet-go={go}>
                <Icon name={ways[go]} size={28} />
                <strong>{w.ways[go].label}</strong>
                <span>{w.ways[go].about}</span>
              </button>
            </li>
          ))}
        </ul>
        <ul className="chips">
          {categories.map((category) => (
            <li key={category}>
              <Button type="button" look="soft" data-quiet-go={categoryRecords[category].quiet}>
                {names[category]}
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
