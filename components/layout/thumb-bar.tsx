import { ExitButton } from '@/components/ui/exit-button'
import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import { words } from '@/lib/site/language/words'
import { Bar, barCell } from './bar'
import { ExitMenu } from './exit-menu'

/** Call, text, hide or leave. A desktop can't send a text, so that button is only on phones. */
export function ThumbBar({ isQuiet = false }: { isQuiet?: boolean }) {
  const w = words().layout
  return (
    <Bar label={w.thumb}>
      <LinkButton look="crisis" className={barCell} href="#emergency-help" data-open-dialog="emergency-help">
        <Icon name="phone" size={20} />
        <span className="lg:hidden">
          {w.callShort}
          <span className="sr-only">{w.callHeard}</span>
        </span>
        <span className="max-lg:hidden">{w.emergencyHelp}</span>
      </LinkButton>
      <LinkButton look="soft" className={`${barCell} lg:hidden`} href="#send-text" data-open-dialog="send-text">
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
