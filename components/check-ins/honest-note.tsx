/** Before anything else: what this can't do. */
export function HonestNote() {
  return (
    <div className="callout callout-warning">
      <p>
        <b>In danger now? Call </b>
        <a className="num" href="tel:911">
          911
        </a>
        <b>.</b> A check-in depends on mail arriving, and on somebody reading it in time. We call nobody.
      </p>
    </div>
  )
}
