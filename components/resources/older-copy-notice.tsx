import { words } from '@/lib/site/language/words'

/** On every page that lists records: they are from the copy in memory, and some may be missing. */
export function OlderCopyNotice({ isShown }: { isShown: boolean }) {
  if (!isShown) return null
  const w = words().help.olderCopy
  return (
    <div className="wrap pt-4">
      <p className="callout">
        <b>{w.lead}</b> {w.text}
      </p>
    </div>
  )
}
