'use client'

import type { FormEvent } from 'react'
import { ActForm } from '@/components/dashboard/act-form'
import { CallError } from '@/components/dashboard/calls'
import { useDashboardText } from '@/components/dashboard/dashboard-text'
import { Button } from '@/components/ui/button'
import { ActFailure } from './act-failure'
import { useCheckInAct } from './use-check-ins'

/** Shows dots without being a password field, so no browser offers to save it. */
export function PinForm({
  id,
  act,
  label,
  hint,
}: {
  id: string
  act: 'cancel' | 'safe'
  label: string
  hint?: string
}) {
  const { w } = useDashboardText()
  const { mutate, isPending, error } = useCheckInAct(id)

  function send(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget
    const pin = String(new FormData(form).get('pin') ?? '')
    mutate(
      { do: act, pin },
      {
        onSuccess: () => form.reset(),
        onError: (error) => {
          if (!(error instanceof CallError) || error.status !== 422) return
          form.reset()
          form.querySelector<HTMLInputElement>('input[name="pin"]')?.focus()
        },
      },
    )
  }

  return (
    <ActForm
      path={`/api/user/check-ins/${id}`}
      act={act}
      className="pin-form"
      autoComplete="off"
      onAct={send}
      aria-busy={isPending}
    >
      <label className="input">
        <span>{w.checkIns.pin.yours}</span>
        {hint ? <small>{hint}</small> : null}
        <input
          name="pin"
          className="form-input pin-input num"
          required
          inputMode="numeric"
          pattern="\s*(\d\s*){4,12}"
          title={w.checkIns.pin.digits}
          maxLength={20}
          autoComplete="off"
        />
      </label>
      <Button type="submit" disabled={isPending}>
        {isPending ? w.frame.working : label}
      </Button>
      <ActFailure error={error} hasPin />
    </ActForm>
  )
}
