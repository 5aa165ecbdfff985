/** On every page that lists records: they are from the copy in memory, and some may be missing. */
export function OlderCopyNotice({ isShown }: { isShown: boolean }) {
  if (!isShown) return null
  return (
    <div className="wrap pt-4">
      <p className="callout">
        <b>This page is from our last copy.</b> Our records are away for a moment. The numbers still stand; more may be
        listed soon.
      </p>
    </div>
  )
}
