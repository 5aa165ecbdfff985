import { InlineScript } from '@/components/layout/inline-script'
import { practiseScript } from '@/lib/safety/practise-script'

/** Before the frame, and so before the exit's own script. Should it fail, leaving is untouched. */
export function PractiseScript() {
  return <InlineScript script={practiseScript} />
}

export function PractiseBox() {
  return (
    <>
      <div className="practise" data-practise="box" hidden>
        <div className="practise-dots" data-practise="dots" aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
        <p className="practise-status" role="status" data-practise="status">
          Press Start, then the keys.
        </p>
        <div className="row justify-center">
          <button type="button" className="btn btn-primary" data-practise="start">
            Start practicing
          </button>
          <button type="button" className="btn btn-line" data-practise="button">
            Try a button
          </button>
        </div>
        <p className="soft">
          While you practice, Esc and Shift do not leave. The real Exit button still does. Practice ends by itself after
          three presses, or after a minute.
        </p>
      </div>
      <noscript>
        <p className="callout">
          JavaScript is off in this browser, so the keys cannot work here. The Exit button works without it: it opens
          the weather site, and Back may bring this page up again.
        </p>
      </noscript>
    </>
  )
}
