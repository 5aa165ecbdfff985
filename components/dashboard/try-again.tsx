import { isSignedOut } from './calls'
import { useSaid } from './said'

/** What to do about a form that was not taken: where her session is over, sign in beside it, and nothing typed is lost. */
export function TryAgain({ error, path }: { error: unknown; path: string }) {
  const { w, to } = useSaid()
  if (!isSignedOut(error)) return <>{w.retry.please}</>
  return (
    <>
      <a href={`/api/login?callbackUrl=${encodeURIComponent(to(path))}`} target="_blank" rel="noreferrer">
        {w.retry.signIn}
      </a>
      {w.retry.thenPress}
    </>
  )
}
