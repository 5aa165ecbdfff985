import { Icon } from './icon'
import { LinkButton } from './link-button'

/** Leaves the site (lib/safety/exit-script.js); without a script, the plain link does. */
export function ExitButton({
  label = 'Exit',
  name = nameExit(label),
  className,
}: {
  label?: string
  /** What is heard; it begins with what is seen. */
  name?: string
  className?: string
}) {
  return (
    <LinkButton
      look="primary"
      className={className}
      href="/leave"
      rel="nofollow noreferrer"
      data-exit
      aria-label={name}
    >
      <Icon name="log-out" /> {label}
    </LinkButton>
  )
}

/** What is heard begins with what is seen. */
function nameExit(label: string): string {
  return label === 'Exit' ? 'Exit this site now' : label
}

/**
 * How many presses are left, for a screen reader. A dialog needs one of its own: the page behind it is not read. The
 * page script writes here, perhaps before React is there: what it wrote is not React's to take away.
 */
export function ExitStatus() {
  return (
    <p
      className="sr-only"
      role="status"
      data-exit-status
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing, which React then leaves alone
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}
