import { Button } from '@/components/ui/button'
import { CallLink } from '@/components/ui/phone-link'
import { useDashboardText } from './dashboard-text'

/** A hotline, for anyone who can't wait until her page loads. */
export interface Line {
  name: string
  phone: string
}

export function HelpNow({ line: { name, phone } }: { line: Line }) {
  const { frame } = useDashboardText().w
  return (
    <p>
      {frame.needSomeone({ line: name })}
      <CallLink number={phone} label={frame.call} />
    </p>
  )
}

/** Replaces the whole dashboard when it can't be loaded. */
export function CannotReach({ line, retry }: { line: Line; retry: () => unknown }) {
  const { w } = useDashboardText()
  return (
    <section className="section">
      <div className="wrap account-gate">
        <h1>{w.title}</h1>
        <p className="lead" role="alert">
          {w.frame.away}
        </p>
        <Button type="button" onClick={() => retry()}>
          {w.frame.again}
        </Button>
        <HelpNow line={line} />
      </div>
    </section>
  )
}
