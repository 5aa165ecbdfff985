import { Bloom } from '@/components/ui/bloom'
import { LinkButton } from '@/components/ui/link-button'
import { CallLink, TextLink } from '@/components/ui/phone-link'
import type { Hotline } from '@/lib/site/site'

interface FooterFacts {
  name: string
  tagline: string
  giving: { nonprofit: { legalName: string; status: string } | null }
  year: number
  social: readonly { name: string; url: string }[]
}

const links = [
  { href: '/about', label: 'About' },
  { href: '/analytics', label: 'Impact' },
  { href: '/about/freshness', label: 'How fresh our facts are' },
  { href: '/contact', label: 'Contact' },
  { href: '/donate', label: 'Donate' },
  { href: '/privacy', label: 'Privacy' },
  { href: '/terms', label: 'Terms' },
]

export function SiteFooter({
  facts,
  violence,
  crisisText,
}: {
  facts: FooterFacts
  violence: Hotline
  crisisText: Hotline
}) {
  const { nonprofit } = facts.giving
  return (
    <footer className="site-footer">
      <div className="wrap grid gap-6">
        <div className="row justify-between">
          <p className="row">
            <Bloom size={30} />
            <span>
              <b className="serif">{facts.name}</b>
              <br />
              <span className="soft">{facts.tagline}</span>
            </span>
          </p>
          <LinkButton look="crisis" href="/emergency">
            Get Help Now
          </LinkButton>
        </div>
        <ul>
          {violence.phone ? (
            <li>
              <CallLink number={violence.phone} label={`${violence.name}:`} />
            </li>
          ) : null}
          {crisisText.text ? (
            <li>
              <TextLink to={crisisText.text.to} body={crisisText.text.body} />
            </li>
          ) : null}
        </ul>
        <nav aria-label="Footer">
          <ul>
            {links.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
            {facts.social.map(({ name, url }) => (
              <li key={url}>
                <a href={url} rel="noopener noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className="soft">
          {nonprofit ? `${nonprofit.legalName} is a ${nonprofit.status}. ` : null}© {facts.year} {facts.name}
        </p>
      </div>
    </footer>
  )
}
