'use client'

import { useEffect } from 'react'
import { CannotReach, HelpNow, type Line } from './cannot-reach'
import { useSignedIn } from './use-signed-in'

/** Where the server could not tell who is looking: the browser asks once more, and says what came of it. */
export function DashboardWaiting({ line }: { line: Line }) {
  const { data, error, isFetching, refetch } = useSignedIn()
  useEffect(() => {
    if (data) location.reload()
  }, [data])
  if (error && !isFetching) return <CannotReach line={line} retry={refetch} />
  return (
    <section className="section">
      <div className="wrap account-gate">
        <h1>Personal Dashboard</h1>
        <p className="spinner" role="status">
          <span aria-hidden="true" /> Loading your dashboard
        </p>
        <noscript>
          <p>We cannot reach your dashboard right now. Nothing of yours is lost. Please load this page again.</p>
        </noscript>
        <HelpNow line={line} />
      </div>
    </section>
  )
}
