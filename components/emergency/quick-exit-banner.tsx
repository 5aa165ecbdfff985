import { ExitButton } from '@/components/ui/exit-button'

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
      <ExitButton label="Quick Exit" />
    </aside>
  )
}
