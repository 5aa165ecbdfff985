import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { StateCode } from '@/lib/geography/states'
import { localizedHotline } from '@/lib/site/language/hotlines'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { hotline } from '@/lib/site/site'
import { smsLink, telLink } from '@/lib/text/format'

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
export function NationalLine({ variant = 'default' }: { variant?: 'default' | 'secondary' }) {
  const copy = words().records
  const line = localizedHotline('domestic-violence')
  return (
    <>
      <div className="acts">
        <LinkButton variant={variant} href={telLink(line.phone ?? '')}>
          <Icon name="phone" size={18} />
          <span>
            {copy.call} <span className="num">{line.phone}</span>
            <span className="sr-only">, {line.name}</span>
          </span>
        </LinkButton>
        {line.text ? (
          <LinkButton variant="outline" href={smsLink(line.text.to, line.text.body)}>
            <Icon name="message-square" size={18} />
            <span>
              {copy.textTo({ keyword: line.text.body ?? null })}
              <span className="num">{line.text.to}</span>
            </span>
          </LinkButton>
        ) : null}
      </div>
      {variant === 'default' ? <NoPapers /> : null}
    </>
  )
}

/** Someone to talk to, whatever the page is about. */
export function CallNowCard() {
  const w = words().help.callNow
  return (
    <div className="card">
      <h2 className="text-[1.25rem]">{w.title}</h2>
      <p>{w.text}</p>
      <NationalLine variant="secondary" />
      <p>
        {w.danger} <a href={telLink('911')}>{w.call911}</a>.
      </p>
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
