import { Icon } from '@/components/ui/icon'

/** Beside the exit: what else there is for someone who may be seen here. */
export function ExitMenu() {
  return (
    <details className="exit-menu" data-menu>
      <summary className="btn btn-soft">
        <Icon name="eye-off" /> More<span className="sr-only"> ways to leave or hide</span>
      </summary>
      <div className="menu-panel">
        <ul>
          <li>
            <a href="/quiet" data-quiet>
              Quiet browsing
            </a>
            <p>
              All the help on one page, with one plain line in your history. Every tab with this site switches to it.
            </p>
          </li>
          <li>
            <a href="/emergency/practice">Practice leaving</a>
          </li>
          <li>
            <a href="/safety/traces">What stays on this device</a>
          </li>
        </ul>
      </div>
    </details>
  )
}
