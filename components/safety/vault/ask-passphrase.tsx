'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { PassphraseField, ShowBox } from './passphrase-field'
import { Problem } from './problem'
import { useTask } from './use-task'

/** Asks for the existing passphrase before an action that needs it. */
export function AskPassphrase({
  label,
  action,
  busyAction,
  onGive,
}: {
  label: string
  action: string
  busyAction: string
  onGive: (passphrase: string) => Promise<void>
}) {
  const [typed, setTyped] = useState('')
  const [isShown, setShown] = useState(false)
  const { isBusy, problem, run } = useTask()
  const give = () =>
    void run(async () => {
      await onGive(typed)
      setTyped('')
    })
  return (
    <>
      <PassphraseField label={label} value={typed} isShown={isShown} onChange={setTyped} onEnter={give} />
      <ShowBox isShown={isShown} onChange={setShown} />
      <Problem text={problem} />
      <Button type="button" className="w-fit" disabled={isBusy || typed === ''} onClick={give}>
        {isBusy ? busyAction : action}
      </Button>
    </>
  )
}
