import { ConsoleFrame } from '@/components/staff/console-frame'
import { Bloom } from '@/components/ui/bloom'
import { LinkButton } from '@/components/ui/link-button'

/** The 404 of the console. */
export default function ConsoleNotFound() {
  return (
    <ConsoleFrame>
      <section className="section">
        <div className="wrap stack">
          <Bloom size={72} />
          <h1>404 Page Not Found</h1>
          <p className="lead">This page doesn’t exist, or no longer does. Deleted items are under Deleted.</p>
          <div className="row">
            <LinkButton href="/admin">Admin Dashboard</LinkButton>
          </div>
        </div>
      </section>
    </ConsoleFrame>
  )
}
