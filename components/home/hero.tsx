import { SearchForm } from '@/components/resources/search-form'
import { LinkButton } from '@/components/ui/link-button'
import { Doorway } from './doorway'

const needs = [
  { href: '/safe-tonight', label: 'A safe place tonight' },
  { href: '/resources/search?q=protection+order', label: 'Protection order' },
  { href: '/resources/search?q=rent+bills', label: 'Rent and bills' },
  { href: '/resources/search?q=clinic', label: 'A doctor' },
]

export function Hero() {
  return (
    <section className="hero">
      <div className="wrap">
        <div className="copy grid gap-5">
          <h1>Whatever happened, there is a next step.</h1>
          <p className="lead">
            Housing, health, legal and money help for women, in every state. Free, and you never have to say who you
            are.
          </p>
          <SearchForm id="home-search" label="What do you need, or where are you?" />
          <nav aria-label="Often needed">
            <ul className="chips">
              {needs.map(({ href, label }) => (
                <li key={href}>
                  <a className="chip" href={href}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="row">
            <LinkButton look="line" href="#resources">
              Browse Resources
            </LinkButton>
            <LinkButton look="line" href="#newsletter">
              Subscribe to Newsletter
            </LinkButton>
          </div>
        </div>
        <Doorway />
      </div>
    </section>
  )
}
