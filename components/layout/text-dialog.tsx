import '@/components/ui/dialog.css'
import { TextServices } from '@/components/emergency/text-services'
import { ExitButton, ExitStatus } from '@/components/ui/exit-button'
import { LinkButton } from '@/components/ui/link-button'
import { words } from '@/lib/site/language/words'

/** What the bar's 'Text' opens: two services that are easy to mix up, by name, the one that finds a bed first. */
export function TextDialog() {
  const { layout } = words()
  const w = layout.sendText
  return (
    <dialog id="send-text" className="dialog" aria-labelledby="send-text-title">
      <div className="dialog-body">
        <h2 id="send-text-title">{w.title}</h2>
        <TextServices />
        <p className="soft">{w.kept}</p>
      </div>
      <div className="dialog-foot">
        <LinkButton look="line" href="#top" data-close-dialog>
          {layout.close}
        </LinkButton>
        <ExitButton label={layout.exit} name={layout.exitNow} />
      </div>
      <ExitStatus />
    </dialog>
  )
}
