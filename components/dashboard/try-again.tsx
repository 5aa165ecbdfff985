import { isSignedOut } from './calls'

/** What to do about a form that was not taken: where her session is over, sign in beside it, and nothing typed is lost. */
export function TryAgain({ error, path }: { error: unknown; path: string }) {
  if (!isSignedOut(error)) return <>please try again.</>
  return (
    <>
      <a href={`/api/login?callbackUrl=${encodeURIComponent(path)}`} target="_blank" rel="noreferrer">
        sign in in a new tab
      </a>
      , then press the button here again.
    </>
  )
}
