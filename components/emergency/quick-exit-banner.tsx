import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'

/** Stands first on every emergency page. */
export function QuickExitBanner() {
  return (
    <aside className="exit-banner" aria-label="Quick Exit">
      <p>
        <b>Need to leave fast?</b>{' '}
        <span className="exit-keys">
          Press <kbd>Esc</kbd> 3 times or <kbd>Shift</kbd> 3 times, or use this button.
        </span>
      </p>
      <LinkButton look="primary" href="/leave" rel="nofollow noreferrer" data-exit>
        <Icon name="log-out" /> Quick Exit
      </LinkButton>
    </aside>
  )
}
