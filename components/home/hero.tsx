import './home.css'
import type { ReactNode } from 'react'
import { Scene } from '@/components/layout/scene'
import { NoPapers } from '@/components/location/no-papers'
import { SearchForm } from '@/components/resources/search-form'
import { Icon, type IconName } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import { CallRows } from '@/components/ui/phone-link'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import type { Hotline } from '@/lib/site/site'
import { Doorway } from './doorway'

/** In the order of the dictionary's `needs`. */
const needIcons: IconName[] = ['scale', 'hand-coins', 'heart-pulse']

/** The first screen on a phone: what this site is, a search field, what is often needed, a phone number and the picture. The rest comes after. */
export function Hero({ line, children }: { line: Hotline; children?: ReactNode }) {
  const w = words().home.hero
  return (
    <section className="hero">
      <div className="wrap grid gap-x-10 gap-y-4 pt-6 lg:gap-y-5 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,0.9fr)] lg:grid-rows-[auto_1fr] lg:pt-14">
        <div className="grid gap-3 sm:gap-4 lg:gap-5">
          <h1 className="max-sm:text-[min(2rem,15vw)]">{w.title}</h1>
          <p className="lead max-sm:leading-normal">{w.lead}</p>
          <SearchForm id="home-search" label={words().search.form.ask} />
          <nav aria-label={w.often}>
            <ul className="needs">
              <li>
                <a href={to('/safe-tonight')}>
                  <Icon name="door-open" size={20} /> {w.tonight}
                </a>
              </li>
              {w.needs.map(({ label, words: asked }, index) => (
                <li key={label}>
                  <a href={to(`/resources/search?${new URLSearchParams({ q: asked })}`)}>
                    <Icon name={needIcons[index] ?? 'search'} size={20} /> {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="grid gap-1">
            <CallRows lines={[{ name: line.name, phone: line.phone }]} copy={words().layout} />
            <p className="soft">{w.answers}</p>
          </div>
          <NoPapers />
        </div>
        <Scene name="emergency" />
        <Doorway label={w.picture} className="hidden w-full max-w-[32.5rem] self-end mx-auto lg:row-span-2 lg:block" />
        <div className="pb-6 lg:pb-14">
          <div className="hero-acts">
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
