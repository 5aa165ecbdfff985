'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { SignInRequired } from '@/components/account/sign-in-required'
import { Button } from '@/components/ui/button'
import { CallLink } from '@/components/ui/phone-link'
import { CallError } from './calls'
import { userKey } from './keys'

export function Spinner({ label }: { label: string }) {
  return (
    <p className="spinner" role="status">
      <span aria-hidden="true" /> {label}
    </p>
  )
}

/** Where the server could not tell who is looking: the browser asks once more, and says what came of it. */
export function DashboardWaiting({ path, line }: { path: string; line: { name: string; phone: string } }) {
  const { data, error, isFetching, refetch } = useQuery({ queryKey: userKey })
  useEffect(() => {
    if (data) location.reload()
  }, [data])
  if (error instanceof CallError && error.status === 401) return <SignInRequired returnPath={path} hasToaster />
  return (
    <section className="section">
      <div className="wrap account-gate">
        <h1>Personal Dashboard</h1>
        {error && !isFetching ? (
          <>
            <p className="lead">We cannot reach your dashboard right now. Nothing of yours is lost.</p>
            <Button type="button" onClick={() => refetch()}>
              Try again
            </Button>
          </>
        ) : (
          <Spinner label="Loading your dashboard" />
        )}
        <noscript>
          <p>We cannot reach your dashboard right now. Nothing of yours is lost. Please load this page again.</p>
        </noscript>
        <p>
          If you need somebody now, {line.name}: <CallLink number={line.phone} />
        </p>
      </div>
    </section>
  )
}
