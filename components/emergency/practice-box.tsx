import { InlineScript } from '@/components/layout/inline-script'
import { practiceScript } from '@/lib/safety/practice-script'

/** Before the frame, and so before the exit's own script. Should it fail, leaving is untouched. */
export function PracticeScript() {
  return <InlineScript script={practiceScript} />
}

export function PracticeBox() {
  return (
    <>
      <div className="practice" data-practice="box" hidden>
        <div className="practice-dots" data-practice="dots" aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
        <p className="practice-status" role="status" data-practice="status">
          Press Start, then the keys.
        </p>
        <div className="row justify-center">
          <button type="button" className="btn btn-primary" data-practice="start">
            Start practicing
          </button>
          <button type="button" className="btn btn-line" data-practice="button">
            Try a button
          </button>
        </div>
        <p className="soft">
          While you practice, Esc and Shift do not leave. The real Exit button still does. Practice ends on its own
          after three presses, or after a minute.
        </p>
      </div>
      <noscript>
        <p className="callout">
          JavaScript is off in this browser, so the keys cannot work here. The Exit button works without it: it opens
          the weather site, and Back may bring this page back.
        </p>
      </noscript>
    </>
  )
}
