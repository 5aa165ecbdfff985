import { CallError, isSignedOut } from '@/components/dashboard/calls'
import { TryAgain } from '@/components/dashboard/try-again'

/** Why nothing was done, as far as that is known. */
export function ActFailure({ error, hasPin = false }: { error: unknown; hasPin?: boolean }) {
  if (!error) return null
  if (isSignedOut(error)) {
    return (
      <p role="alert">
        <b>Not done.</b> You are signed out: <TryAgain error={error} path="/dashboard/check-in" />
      </p>
    )
  }
  if (error instanceof CallError) {
    const isPinWrong = hasPin && error.status === 422
    return (
      <p role="alert">
        <b>Not done.</b>{' '}
        {isPinWrong
          ? 'That PIN is not right. Nothing was changed. Please try again.'
          : (error.detail ?? 'Nothing was changed. Please try again.')}
      </p>
    )
  }
  return (
    <p role="alert">
      <b>We got no answer,</b> so we don’t know whether it went through. Check this page before you try again.
    </p>
  )
}
