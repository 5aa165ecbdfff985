import { InlineScript } from '@/components/layout/inline-script'
import { getPracticeScript } from '@/lib/safety/practice-script'
import { words } from '@/lib/site/language/words'

/** Placed before the frame, and so before the exit's own script. If practice fails, the real exit still works. */
export function PracticeScript() {
  return <InlineScript script={getPracticeScript(words().practice)} />
}

export function PracticeBox() {
  const w = words().emergency.practice
  return (
    <>
      <div className="box practice" data-practice="box" hidden>
        <div className="practice-dots" data-practice="dots" aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
        <div className="practice-status" role="status" data-practice="status">
          {w.first}
        </div>
        <div className="row justify-center">
          <button type="button" className="btn btn-primary" data-practice="start">
            {w.start}
          </button>
          <button type="button" className="btn btn-line" data-practice="button">
            {w.tryButton}
          </button>
        </div>
        <p className="soft">{w.note}</p>
      </div>
      <noscript>
        <p className="callout">{w.noScript}</p>
      </noscript>
    </>
  )
}
