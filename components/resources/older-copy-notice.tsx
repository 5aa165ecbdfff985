import { words } from '@/lib/site/language/words'

/** On every page that lists records while they come from the copy in memory, which may miss some. */
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
