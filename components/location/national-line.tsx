import type { ReactNode } from 'react'
import { CallRows } from '@/components/ui/phone-link'
import type { StateCode } from '@/lib/geography/states'
import { localizedHotline } from '@/lib/site/language/hotlines'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { hotline } from '@/lib/site/site'
import { telLink } from '@/lib/text/format'

/** Beside the national line, for whoever is afraid that calling it leads immigration to her. */
export function NoPapers() {
  const w = words().help.noPapers
  if (!w.text) return null
  return (
    <p>
      {w.text} <a href={to('/legal-education/guides/immigrant-safety')}>{w.link}</a>.
    </p>
  )
}

/** The one hotline that answers everywhere, around the clock. */
export function NationalLine() {
  return (
    <>
      <CallRows lines={[localizedHotline('domestic-violence')]} copy={words().layout} />
      <NoPapers />
    </>
  )
}

/** Someone to talk to, whatever the page is about. */
export function CallNowCard() {
  const { help, layout } = words()
  const w = help.callNow
  return (
    <div className="card">
      <h2 className="text-[1.25rem]">{w.title}</h2>
      <p>{w.text}</p>
      <CallRows danger={w.danger} lines={[localizedHotline('domestic-violence')]} copy={layout} />
    </div>
  )
}

/** Shown where a state's hotline would be, so that nobody waits for one. */
export function NoStateLine({ state }: { state: StateCode }) {
  const { phone } = hotline('domestic-violence')
  return (
    <p>
      {words().help.state.noLine({ code: state })}{' '}
      <a className="num" href={telLink(phone ?? '')}>
        {phone}
      </a>
    </p>
  )
}

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

/** The second column: someone to talk to, and other help nearby. */
export function CallNowAside({ children }: { children?: ReactNode }) {
  return (
    <aside className="help-aside" aria-label={words().help.callNow.label}>
      <CallNowCard />
      {children ? <div className="card">{children}</div> : null}
    </aside>
  )
}
