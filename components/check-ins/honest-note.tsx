/** Before anything else: what this can't do. */
export function HonestNote({ isMailOn }: { isMailOn: boolean }) {
  return (
    <div className="callout callout-warning">
      <p>
        <b>In danger now? Call </b>
        <a className="num" href="tel:911">
          911
        </a>
        <b>.</b>{' '}
        {isMailOn
          ? 'A check-in depends on email arriving, and on someone reading it in time. We don’t call anyone.'
          : 'Email is turned off on this site, so no alert can be sent and no check-in can be started. Tell someone you trust yourself when to expect you.'}
      </p>
    </div>
  )
}
