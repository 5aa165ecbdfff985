import { type ButtonVariant, LinkButton } from './button'
import { Icon } from './icon'

/** Leaves the site (lib/safety/exit-script.js); without a script it is a plain link. */
export function ExitButton({
  label = 'Exit',
  name = nameExit(label),
  variant,
  className,
}: {
  label?: string
  /** The accessible name; it starts with the visible label. */
  name?: string
  variant?: ButtonVariant
  className?: string
}) {
  return (
    <LinkButton
      variant={variant}
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

/** The accessible name starts with the visible label. */
function nameExit(label: string): string {
  return label === 'Exit' ? 'Exit this site now' : label
}

/**
 * Announces how many key presses are left. A dialog needs its own, because the page behind it is not read out. The page
 * script writes into it, possibly before React loads, so React must not overwrite it.
 */
export function ExitStatus() {
  return (
    <p
      className="sr-only"
      role="status"
      data-exit-status
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that React leaves the content alone
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}
