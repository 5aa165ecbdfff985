import '@/components/ui/native-dialog.css'
import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/button'
import { ExitButton, ExitStatus } from '@/components/ui/exit-button'
import { words } from '@/lib/site/language/words'

/** What a button of the bar opens: a dialog with a script, otherwise a section that the button jumps to. */
export function BarDialog({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const w = words().layout
  return (
    <dialog id={id} className="dialog" aria-labelledby={`${id}-title`}>
      <div className="dialog-body">
        <h2 id={`${id}-title`}>{title}</h2>
        {children}
      </div>
      <div className="dialog-foot">
        <LinkButton variant="outline" href="#top" data-close-dialog>
          {w.close}
        </LinkButton>
        <ExitButton label={w.exit} name={w.exitNow} />
      </div>
      <ExitStatus />
    </dialog>
  )
}
