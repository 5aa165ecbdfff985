import { TextServices } from '@/components/emergency/hotline-card'
import { words } from '@/lib/site/language/words'
import { BarDialog } from './bar-dialog'

/** Behind the bar's 'Text': two services that are easy to mix up, by name, the one that finds a bed first. */
export function TextDialog() {
  const w = words().layout.sendText
  return (
    <BarDialog id="send-text" title={w.title}>
      <TextServices />
      <p className="soft">{w.kept}</p>
    </BarDialog>
  )
}
