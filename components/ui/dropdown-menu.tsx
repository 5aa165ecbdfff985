'use client'

// Only behind sign-in, built on Radix. Public pages use <details>, which needs no script; here too the caller shows plain
// links and forms until a script runs.
import './radix.css'
import * as Menu from '@radix-ui/react-dropdown-menu'
import { Button } from './button'
import { Tooltip } from './help'
import { Icon, type IconName } from './icon'

export interface MenuEntry {
  label: string
  icon: IconName
  /** A link, or an action. */
  href?: string
  onSelect?: () => void
}

/** The actions on one row. `of` is read out but not visible. */
export function RowMenu({
  of,
  entries,
  isBusy = false,
}: {
  of: string
  entries: readonly MenuEntry[]
  isBusy?: boolean
}) {
  return (
    // Not modal: the exit stays reachable.
    <Menu.Root modal={false}>
      <Tooltip text="Open it, delete it, and what else there is">
        <Menu.Trigger asChild>
          <Button type="button" look="line" disabled={isBusy}>
            <Icon name="menu" size={18} /> More <span className="sr-only">for {of}</span>
          </Button>
        </Menu.Trigger>
      </Tooltip>
      <Menu.Portal>
        <Menu.Content className="menu" align="end" sideOffset={4} collisionPadding={8}>
          {entries.map(({ label, icon, href, onSelect }) => (
            <Menu.Item key={label} asChild={href !== undefined} className="menu-item" onSelect={onSelect}>
              {href === undefined ? (
                <>
                  <Icon name={icon} size={18} /> {label}
                </>
              ) : (
                <a href={href}>
                  <Icon name={icon} size={18} /> {label}
                </a>
              )}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  )
}
