import type { ReactNode } from 'react'
import { NoPapers } from '@/components/location/no-papers'
import { SearchForm } from '@/components/resources/search-form'
import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import type { Hotline } from '@/lib/site/site'
import { telLink } from '@/lib/text/phone'
import { Doorway } from './doorway'

/** The first screen on a phone: what this site is, a search field, a phone number and the picture. The rest comes after. */
export function Hero({ line, children }: { line: Hotline; children?: ReactNode }) {
  const w = words().home.hero
  return (
    <section className="hero">
      <div className="wrap grid gap-x-10 gap-y-5 pt-6 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,0.9fr)] lg:grid-rows-[auto_1fr] lg:pt-14">
        <div className="grid gap-4 lg:gap-5">
          <h1 className="max-sm:text-[min(2rem,15vw)]">{w.title}</h1>
          <p className="lead max-sm:text-[1.0625rem] max-sm:leading-normal">{w.lead}</p>
          <SearchForm id="home-search" label={words().search.form.ask} />
          {line.phone ? (
            <p className="row gap-y-1">
              <LinkButton look="soft" className="max-sm:w-full" href={telLink(line.phone)}>
                <Icon name="phone" size={18} />
                <span>
                  {words().layout.call} <span className="num">{line.phone}</span>
                </span>
              </LinkButton>
              <span className="soft">{w.answers}</span>
            </p>
          ) : null}
          <NoPapers />
        </div>
        <Doorway
          label={w.picture}
          className="h-49 w-full self-end sm:mx-auto lg:row-span-2 lg:h-auto lg:max-w-[32.5rem]"
        />
        <div className="grid content-start gap-5 lg:pb-14">
          <nav aria-label={w.often}>
            <ul className="chips">
              <li>
                <a className="chip" href={to('/safe-tonight')}>
                  {w.tonight}
                </a>
              </li>
              {w.needs.map(({ label, words: asked }) => (
                <li key={label}>
                  <a className="chip" href={to(`/resources/search?${new URLSearchParams({ q: asked })}`)}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="row">
            <LinkButton look="line" href="#resources">
              {w.browse}
            </LinkButton>
            {children}
          </div>
        </div>
      </div>
    </section>
  )
}
