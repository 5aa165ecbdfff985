import type { ComponentProps, FormEvent } from 'react'
import { useSaid } from './said'

interface Props extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** Of the call, and what it is asked to do. */
  path: string
  act: string
  /** Does the same in place, where a script runs. */
  onAct?: (event: FormEvent<HTMLFormElement>) => void
}

/** What she does with one thing of hers: a form first, which works without a script. */
export function ActForm({ path, act, onAct, children, ...rest }: Props) {
  const { call } = useSaid()
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
