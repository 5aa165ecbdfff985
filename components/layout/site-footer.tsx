import { Bloom } from '@/components/ui/bloom'
import { LinkButton } from '@/components/ui/button'
import { CallLink, TextLink } from '@/components/ui/phone-link'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import type { Hotline } from '@/lib/site/site'
import { OtherLanguages } from './other-languages'

interface FooterFacts {
  name: string
  tagline: string
  giving: { nonprofit: { legalName: string; status: string } | null }
  year: number
  social: readonly { name: string; url: string }[]
}

const links = [
  '/help',
  '/about',
  '/analytics',
  '/about/freshness',
  '/private-search',
  '/advocates',
  '/contact',
  '/donate',
  '/privacy',
  '/terms',
] as const

export function SiteFooter({
  path,
  facts,
  violence,
  crisisText,
}: {
  path: string
  facts: FooterFacts
  violence: Hotline
  crisisText: Hotline
}) {
  const { nonprofit } = facts.giving
  const w = words().layout
  return (
    <footer className="site-footer">
      <div className="wrap grid gap-6">
        <div className="row justify-between">
          <p className="flex min-w-0 flex-[1_1_10rem] gap-3">
            <Bloom size={30} />
            <span>
              <b className="serif">{facts.name}</b>
              <br />
              <span className="soft">{facts.tagline}</span>
            </span>
          </p>
          <LinkButton variant="destructive" href={to('/emergency')}>
            {w.getHelpNow}
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
              <TextLink name={crisisText.name} to={crisisText.text.to} body={crisisText.text.body} copy={w.textSaid} />
            </li>
          ) : null}
        </ul>
        <nav aria-label={w.footer}>
          <ul>
            {links.map((href) => (
              <li key={href}>
                <a href={to(href)}>{w.links[href]}</a>
              </li>
            ))}
            {facts.social.map(({ name, url }) => (
              <li key={url}>
                <a href={url} rel="noopener noreferrer">
                  {name}
                </a>
              </li>
            ))}
            <li>
              <OtherLanguages path={path} />
            </li>
            <li>
              <a href={to('/help-now#languages')}>
                <span>
                  <span lang="zh">中文</span>, <span lang="vi">Tiếng Việt</span>, <span lang="ko">한국어</span>,{' '}
                  <span lang="ar">العربية</span>, <span lang="ru">Русский</span>, <span lang="ht">Kreyòl</span>…
                </span>
              </a>
            </li>
          </ul>
        </nav>
        <p className="soft">
          {nonprofit ? `${nonprofit.legalName} is a ${nonprofit.status}. ` : null}© {facts.year} {facts.name}
        </p>
      </div>
    </footer>
  )
}
