import type { ComponentProps, FormEvent } from 'react'
import { useDashboardText } from './dashboard-text'

interface Props extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** The API call, and its input. */
  path: string
  act: string
  /** Handles the form in place, if scripts run. */
  onAct?: (event: FormEvent<HTMLFormElement>) => unknown
}

/** An action on one of her items: a form that works without a script, handled in place with one. */
export function ActForm({ path, act, onAct, children, ...rest }: Props) {
  const { call } = useDashboardText()
  return (
    <form
      method="post"
      action={call(path)}
      onSubmit={(event) => {
        if (!onAct) return
        event.preventDefault()
        onAct(event)
      }}
      {...rest}
    >
      <input type="hidden" name="do" value={act} />
      {children}
    </form>
  )
}
