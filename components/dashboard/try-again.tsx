import { isSignedOut } from '@/components/forms/calls'
import { useDashboardText } from './dashboard-text'

/** What to do about a rejected form: if her session has expired, she can sign in in another tab without losing what she typed. */
export function TryAgain({ error, path }: { error: unknown; path: string }) {
  const { w, to } = useDashboardText()
  if (!isSignedOut(error)) return <>{w.retry.please}</>
  return (
    <>
      <a href={`/api/login?callbackUrl=${encodeURIComponent(to(path))}`} target="_blank" rel="noopener noreferrer">
        {w.retry.signIn}
      </a>
      {w.retry.thenPress}
    </>
  )
}
