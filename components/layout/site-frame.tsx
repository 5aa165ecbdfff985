import './frame.css'
import type { ReactNode } from 'react'
import { SaveForm, SaveNote } from '@/components/resources/save-form'
import { BloomSymbol } from '@/components/ui/bloom'
import { ExitStatus } from '@/components/ui/exit-button'
import { SharedIcons } from '@/components/ui/icon'
import { localizedHotline } from '@/lib/site/language/hotlines'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { site } from '@/lib/site/site'
import { CrisisBanner } from './crisis-banner'
import { EmergencyWidget } from './emergency-widget'
import { ControlsScript, ExitScript } from './page-script'
import { Scene, type SceneName } from './scene'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'
import { TextDialog } from './text-dialog'

/** The hotlines in the emergency dialog. */
export function listWidgetLines() {
  return ['domestic-violence', 'sexual-assault', 'crisis-text', 'suicide-prevention'].map(localizedHotline)
}

/**
 * The frame of every page. `path` is the page's own address, which the header highlights; `nonce` is set on pages
 * rendered per request.
 */
export function SiteFrame({
  path,
  nonce,
  isLive = false,
  scene,
  children,
}: {
  path: string
  nonce?: string
  /** Whether the page has client components; without any it is sent without React (lib/cache/policy.mjs). */
  isLive?: boolean
  /** Drawn above the page's content. */
  scene?: SceneName
  children: ReactNode
}) {
  const violence = localizedHotline('domestic-violence')
  const crisisText = localizedHotline('crisis-text')
  const w = words()
  return (
    <>
      <ExitScript nonce={nonce} />
      <SharedIcons />
      <BloomSymbol />
      <nav id="top" className="skips" data-still={isLive ? undefined : ''} aria-label={w.layout.quickExit}>
        <a href="#main">{w.layout.skip}</a>
        <a href="/leave" rel="nofollow noreferrer" data-exit>
          {w.layout.exitNow}
        </a>
      </nav>
      <ExitStatus />
      <aside className="old-browser wrap" aria-label={w.layout.plainPage}>
        {w.layout.oldBrowser} <a href={to('/help-now')}>{w.layout.plainPage}</a>
      </aside>
      <CrisisBanner violence={violence} crisisText={crisisText} />
      <SiteHeader path={path} name={site.name} />
      <main id="main" tabIndex={-1}>
        <SaveNote />
        {scene ? <Scene name={scene} /> : null}
        {children}
      </main>
      <SaveForm />
      <SiteFooter
        path={path}
        facts={{ ...site, tagline: w.site.tagline, year: new Date().getUTCFullYear() }}
        violence={violence}
        crisisText={crisisText}
      />
      <EmergencyWidget lines={listWidgetLines()} />
      <TextDialog />
      <ControlsScript nonce={nonce} />
    </>
  )
}
