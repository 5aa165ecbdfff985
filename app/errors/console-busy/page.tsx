import type { Metadata } from 'next'
import { Message } from '@/components/layout/message'
import { ConsoleFrame } from '@/components/staff/console-frame'
import { LinkButton } from '@/components/ui/button'
import { site } from '@/lib/site/site'

const title = 'This page takes too long'

export const metadata: Metadata = { title: { absolute: `${title} - ${site.name}` }, robots: { index: false } }

/** The console’s 503 page, served by lib/http/error-pages.ts when the database did not answer in time. */
export default function ConsoleBusyPage() {
  return (
    <ConsoleFrame>
      <Message className="stack" title={title}>
        <p className="lead">
          The database did not answer in time. Nothing is lost and nothing was changed. Please try again in a few
          seconds.
        </p>
        <div className="row">
          {/* The address in the browser is still that of the page that was asked for. */}
          <LinkButton href="">Try again</LinkButton>
          <LinkButton variant="outline" href="/admin">
            Admin Dashboard
          </LinkButton>
        </div>
      </Message>
    </ConsoleFrame>
  )
}
