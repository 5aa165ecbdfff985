import { Button } from '@/components/ui/button'
import { CallLink } from '@/components/ui/phone-link'

/** A hotline, for whoever can't wait until her page is there. */
export interface Line {
  name: string
  phone: string
}

export function HelpNow({ line: { name, phone } }: { line: Line }) {
  return (
    <p>
      If you need someone now, {name}: <CallLink number={phone} />
    </p>
  )
}

/** In place of the whole dashboard. */
export function CannotReach({ line, retry }: { line: Line; retry: () => unknown }) {
  return (
    <section className="section">
      <div className="wrap account-gate">
        <h1>Personal Dashboard</h1>
        <p className="lead" role="alert">
          We cannot reach your dashboard right now. Nothing of yours is lost.
        </p>
        <Button type="button" onClick={() => retry()}>
          Try again
        </Button>
        <HelpNow line={line} />
      </div>
    </section>
  )
}
