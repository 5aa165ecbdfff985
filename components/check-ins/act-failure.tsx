import { useDashboardText } from '@/components/dashboard/dashboard-text'
import { TryAgain } from '@/components/dashboard/try-again'
import { CallError, isSignedOut } from '@/components/forms/calls'

/** Why nothing was done, as far as we know. */
export function ActFailure({ error, hasPin = false }: { error: unknown; hasPin?: boolean }) {
  const copy = useDashboardText().w.checkIns.failure
  if (!error) return null
  if (isSignedOut(error)) {
    return (
      <p role="alert">
        <b>{copy.notDone}</b>
        {copy.signedOut}
        <TryAgain error={error} path="/dashboard/check-in" />
      </p>
    )
  }
  if (error instanceof CallError) {
    const isPinWrong = hasPin && error.status === 422
    return (
      <p role="alert">
        <b>{copy.notDone}</b> {isPinWrong ? copy.pin : (error.detail ?? copy.nothing)}
      </p>
    )
  }
  return (
    <p role="alert">
      <b>{copy.noAnswer}</b>
      {copy.unsure}
    </p>
  )
}
