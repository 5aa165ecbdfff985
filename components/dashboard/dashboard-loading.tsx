'use client'

import './loading.css'
import { useEffect } from 'react'
import { CannotReach, HelpNow, type Line } from './cannot-reach'
import { useDashboardText } from './dashboard-text'
import { useSignedIn } from './use-signed-in'

/** Shown when the server could not tell who is asking: the browser asks once more and reports the outcome. */
export function DashboardLoading({ line }: { line: Line }) {
  const { w } = useDashboardText()
  const { data, error, isFetching, refetch } = useSignedIn()
  useEffect(() => {
    if (data) location.reload()
  }, [data])
  if (error && !isFetching) return <CannotReach line={line} retry={refetch} />
  return (
    <section className="section">
      <div className="wrap account-gate">
        <h1>{w.title}</h1>
        <p className="spinner" role="status">
          <span aria-hidden="true" /> {w.frame.loadingAll}
        </p>
        <noscript>
          <p>{w.frame.reload}</p>
        </noscript>
        <HelpNow line={line} />
      </div>
    </section>
  )
}
