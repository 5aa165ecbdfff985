import { Bloom } from '@/components/ui/bloom'
import { LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { signInPath } from '@/lib/account/words'
import { to } from '@/lib/site/language/paths'
import { currentLanguage } from '@/lib/site/language/speak'
import { type Words, words } from '@/lib/site/language/words'
import { OtherLanguages } from './other-languages'
import { ThumbBar } from './thumb-bar'

/** The header's links, in order. Their labels are in the layout's dictionary. */
const nearLinks = ['/help'] as const

const resourceMenu = ['/resources', '/housing-shelter', '/womens-health', '/rights-advocacy', '/grants'] as const

const toolMenu = ['/dashboard', '/legal-education', '/location-services'] as const

const plainLinks = ['/news', '/about', '/contact'] as const

/** The address itself or anything below it. */
export function isUnder(path: string, href: string): boolean {
  return path === href || path.startsWith(`${href}/`)
}

/** For aria-current: the current page, or a section that contains it. */
function current(path: string, href: string): 'page' | 'true' | undefined {
  return path === href ? 'page' : isUnder(path, href) ? 'true' : undefined
}

type MenuLink = keyof Words['layout']['links']

function MenuLinks({ path, links }: { path: string; links: readonly MenuLink[] }) {
  return (
    <ul>
      {links.map((href) => (
        <li key={href}>
          <a href={to(href)} aria-current={current(path, href)}>
            {words().layout.links[href]}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Menu({ path, label, links }: { path: string; label: string; links: readonly MenuLink[] }) {
  const isActive = links.some((href) => isUnder(path, href))
  return (
    <details data-menu name="site-menu">
      <summary data-active={isActive || undefined}>
        {label} {isActive ? <span className="sr-only">{words().layout.currentSection}</span> : null}
        <Icon name="chevron-down" size={16} className="chevron" />
      </summary>
      <div className="menu-panel">
        <MenuLinks path={path} links={links} />
      </div>
    </details>
  )
}

function WideLinks({ path, links }: { path: string; links: readonly MenuLink[] }) {
  return links.map((href) => (
    <a key={href} href={to(href)} aria-current={current(path, href)}>
      {words().layout.links[href]}
    </a>
  ))
}

export function SiteHeader({ path, name }: { path: string; name: string }) {
  const w = words().layout
  const signIn = signInPath(currentLanguage())
  return (
    <header className="site-header">
      <div className="top-line">
        <div className="wrap">
          <a className="logo" href={to('/')}>
            <Bloom size={34} />
            {name}
          </a>
          <nav className="nav-phone-holder ml-auto lg:ml-0" aria-label={w.menu}>
            <details className="nav-phone" data-menu>
              <summary>
                <Icon name="menu" size={18} /> {w.menu}
              </summary>
              <div className="menu-panel">
                <LinkButton variant="destructive" href={to('/emergency')} aria-current={current(path, '/emergency')}>
                  {w.getHelpNow}
                </LinkButton>
                <MenuLinks path={path} links={nearLinks} />
                <p id="phone-resources">{w.resources}</p>
                <MenuLinks path={path} links={resourceMenu} />
                <p id="phone-tools">{w.tools}</p>
                <MenuLinks path={path} links={toolMenu} />
                <p id="phone-more">{w.more}</p>
                <MenuLinks path={path} links={plainLinks} />
                <a href={signIn}>{w.signIn}</a>
                <OtherLanguages path={path} className="" />
              </div>
            </details>
          </nav>
          <ThumbBar />
        </div>
      </div>
      <nav className="nav-wide" aria-label={w.main}>
        <div className="wrap">
          <WideLinks path={path} links={nearLinks} />
          <Menu path={path} label={w.resources} links={resourceMenu} />
          <Menu path={path} label={w.tools} links={toolMenu} />
          <WideLinks path={path} links={plainLinks} />
          <div className="nav-end">
            <OtherLanguages path={path} className="" />
            <a href={signIn}>{w.signInNow}</a>
            {/* The line above has the strong button for emergencies. */}
            <LinkButton variant="outline" href={to('/emergency')} aria-current={current(path, '/emergency')}>
              {w.getHelpNow}
            </LinkButton>
          </div>
        </div>
      </nav>
    </header>
  )
}
