import { LinkButton } from '@/components/ui/button'
import { ExitButton } from '@/components/ui/exit-button'
import { Icon } from '@/components/ui/icon'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { Bar, barCell } from './bar'

/** The menu beside the exit, for someone who may be watched. */
function ExitMenu() {
  const w = words().layout
  return (
    <details className="exit-menu lg:relative" data-menu>
      <summary className={`btn btn-soft ${barCell}`}>
        <Icon name="eye-off" size={20} />
        <span>
          {w.hide}
          <span className="sr-only">{w.hideWays}</span>
        </span>
      </summary>
      <div className="menu-panel top-auto right-2 bottom-[calc(100%+0.25rem)] left-auto max-h-[calc(100dvh-6.5rem)] w-[min(21rem,100vw-1rem)] overflow-y-auto lg:top-[calc(100%+0.5rem)] lg:right-0 lg:bottom-auto">
        <ul>
          <li>
            <a href={to('/quiet')} data-quiet>
              {w.quiet}
            </a>
            <p className="px-[0.8rem] pb-[0.6rem] font-normal">{w.quietAbout}</p>
          </li>
          <li>
            <a href={to('/emergency/practice')}>{w.practice}</a>
          </li>
          <li>
            <a href={to('/safety/traces')}>{w.traces}</a>
          </li>
        </ul>
      </div>
    </details>
  )
}

/** Call, text, hide or leave. A desktop can't send a text, so that button is only on phones. */
export function ThumbBar({ isQuiet = false }: { isQuiet?: boolean }) {
  const w = words().layout
  return (
    <Bar label={w.thumb}>
      <LinkButton variant="destructive" className={barCell} href="#emergency-help" data-open-dialog="emergency-help">
        <Icon name="phone" size={20} />
        <span className="lg:hidden">
          {w.callShort}
          <span className="sr-only">{w.callHeard}</span>
        </span>
        <span className="max-lg:hidden">{w.emergencyHelp}</span>
      </LinkButton>
      <LinkButton variant="secondary" className={`${barCell} lg:hidden`} href="#send-text" data-open-dialog="send-text">
        <Icon name="message-square" size={20} />
        <span>
          {w.textShort}
          <span className="sr-only">{w.textHeard}</span>
        </span>
      </LinkButton>
      {isQuiet ? null : <ExitMenu />}
      <ExitButton label={w.exit} name={w.exitNow} className={barCell} />
    </Bar>
  )
}
