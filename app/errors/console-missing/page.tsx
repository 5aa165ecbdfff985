import type { Metadata } from 'next'
import { Message } from '@/components/layout/message'
import { ConsoleFrame } from '@/components/staff/console-frame'
import { LinkButton } from '@/components/ui/button'
import { site } from '@/lib/site/site'

export const metadata: Metadata = {
  title: { absolute: `Page Not Found - ${site.name}` },
  robots: { index: false },
}

/** The console’s 404 page, served by lib/http/error-pages.ts. */
export default function ConsoleMissingPage() {
  return (
    <ConsoleFrame>
      <Message className="stack" title="404 Page Not Found">
        <p className="lead">This page doesn’t exist, or no longer does. Deleted items are under Deleted.</p>
        <div className="row">
          <LinkButton href="/admin">Admin Dashboard</LinkButton>
        </div>
      </Message>
    </ConsoleFrame>
  )
}
