import { Bloom } from '@/components/ui/bloom'
import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import { current, isUnder, plainLinks, resourceMenu, toolMenu } from './navigation'

interface MenuLink {
  href: string
  label: string
}

function MenuLinks({ path, links }: { path: string; links: MenuLink[] }) {
  return (
    <ul>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href} aria-current={current(path, href)}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Menu({ path, label, links }: { path: string; label: string; links: MenuLink[] }) {
  const isActive = links.some(({ href }) => isUnder(path, href))
  return (
    <details data-menu name="site-menu">
      <summary data-active={isActive || undefined}>
        {label} {isActive ? <span className="sr-only">(current section)</span> : null}
        <Icon name="chevron-down" size={16} className="chevron" />
      </summary>
      <div className="menu-panel">
        <MenuLinks path={path} links={links} />
      </div>
    </details>
  )
}

export function SiteHeader({ path, name }: { path: string; name: string }) {
  return (
    <header className="site-header">
      <div className="wrap">
        <a className="logo" href="/">
          <Bloom size={34} />
          {name}
        </a>
        <nav className="nav-wide" aria-label="Main">
          <Menu path={path} label="Resources" links={resourceMenu} />
          <Menu path={path} label="Tools" links={toolMenu} />
          {plainLinks.map(({ href, label }) => (
            <a key={href} href={href} aria-current={current(path, href)}>
              {label}
            </a>
          ))}
          <a href="/api/login">SIGN IN NOW</a>
          <LinkButton look="crisis" href="/emergency" aria-current={current(path, '/emergency')}>
            Get Help Now
          </LinkButton>
        </nav>
        <nav className="nav-phone-holder ml-auto" aria-label="Menu">
          <details className="nav-phone" data-menu>
            <summary>
              <Icon name="menu" size={18} /> Menu
            </summary>
            <div className="menu-panel">
              <LinkButton look="crisis" href="/emergency" aria-current={current(path, '/emergency')}>
                Get Help Now
              </LinkButton>
              <p id="phone-resources">Resources</p>
              <MenuLinks path={path} links={resourceMenu} />
              <p id="phone-tools">Tools</p>
              <MenuLinks path={path} links={toolMenu} />
              <p id="phone-more">More</p>
              <MenuLinks path={path} links={plainLinks} />
              <a href="/api/login">Sign In</a>
            </div>
          </details>
        </nav>
      </div>
    </header>
  )
}
