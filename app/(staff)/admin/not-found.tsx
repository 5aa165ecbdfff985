import { Message } from '@/components/layout/message'
import { ConsoleFrame } from '@/components/staff/console-frame'
import { LinkButton } from '@/components/ui/link-button'

/** The console's 404 page. */
export default function ConsoleNotFound() {
  return (
    <ConsoleFrame>
      <Message look="stack" title="404 Page Not Found">
        <p className="lead">This page doesn’t exist, or no longer does. Deleted items are under Deleted.</p>
        <div className="row">
          <LinkButton href="/admin">Admin Dashboard</LinkButton>
        </div>
      </Message>
    </ConsoleFrame>
  )
}
