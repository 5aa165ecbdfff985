'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import type { FormEvent } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { ActForm } from '@/components/dashboard/act-form'
import { useDashboardText } from '@/components/dashboard/dashboard-text'
import { CallError } from '@/components/forms/calls'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { useHydrated } from '@/components/ui/words-context'
import type { CheckInDto } from '@/lib/check-ins/schema'
import { extensionMinutes } from '@/lib/safety/check-in'
import { ActFailure } from './act-failure'
import { PinField, pinSchema } from './pin-field'
import { useCheckInAct } from './use-check-ins'

/** The PIN is shown as dots. */
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
  const copy = w.checkIns.pin
  const isHydrated = useHydrated()
  const { mutate, isPending, error } = useCheckInAct(id)
  const form = useForm<{ pin: string }>({
    resolver: zodResolver(z.object({ pin: pinSchema(copy.digits) })),
    // Not while the next try is being typed.
    reValidateMode: 'onSubmit',
  })
  const send = ({ pin }: { pin: string }) =>
    mutate(
      { do: act, pin },
      {
        onSuccess: () => form.setValue('pin', ''),
        onError: (failure) => {
          if (!(failure instanceof CallError) || failure.status !== 422) return
          form.setValue('pin', '')
          form.setFocus('pin')
        },
      },
    )
  return (
    <Form {...form}>
      <ActForm
        path={`/api/user/check-ins/${id}`}
        act={act}
        className="pin-form"
        autoComplete="off"
        noValidate={isHydrated}
        onAct={form.handleSubmit(send)}
        aria-busy={isPending}
      >
        <PinField name="pin" label={copy.yours} hint={hint} className="pin-input num" isRequired />
        <Button type="submit" disabled={isPending}>
          {isPending ? w.frame.working : label}
        </Button>
        <ActFailure error={error} hasPin />
      </ActForm>
    </Form>
  )
}

function Press({ id, act, label, variant }: { id: string; act: 'arm' | 'erase'; label: string; variant?: 'outline' }) {
  const { mutate, isPending, error } = useCheckInAct(id)
  const { working } = useDashboardText().w.frame
  return (
    <ActForm path={`/api/user/check-ins/${id}`} act={act} onAct={() => mutate({ do: act })}>
      <Button type="submit" variant={variant} disabled={isPending}>
        {isPending ? working : label}
      </Button>
      <ActFailure error={error} />
    </ActForm>
  )
}

export function Unarmed({ checkIn: { id, canArm } }: { checkIn: CheckInDto }) {
  const { start, discard } = useDashboardText().w.checkIns
  return (
    <div className="row">
      {canArm ? <Press id={id} act="arm" label={start} /> : null}
      <Press id={id} act="erase" label={discard} variant="outline" />
    </div>
  )
}

/** The value of the clicked button says how long. */
function readMinutes(event: FormEvent<HTMLFormElement>): number {
  const { submitter } = event.nativeEvent as SubmitEvent
  return Number(submitter instanceof HTMLButtonElement ? submitter.value : extensionMinutes[0])
}

function Extend({ id, left }: { id: string; left: number }) {
  const { w } = useDashboardText()
  const { mutate, isPending, error } = useCheckInAct(id)
  if (left === 0) return <p className="soft">{w.checkIns.noMore}</p>
  return (
    <ActForm
      path={`/api/user/check-ins/${id}`}
      act="extend"
      onAct={(event) => mutate({ do: 'extend', minutes: readMinutes(event) })}
    >
      <fieldset className="row">
        <legend>{w.checkIns.more({ left })}</legend>
        {extensionMinutes.map((minutes) => (
          <Button key={minutes} type="submit" variant="secondary" name="minutes" value={minutes} disabled={isPending}>
            {minutes === 60 ? w.checkIns.moreHour : w.checkIns.moreMinutes({ minutes })}
          </Button>
        ))}
        {isPending ? <span role="status">{w.frame.working}</span> : null}
      </fieldset>
      <ActFailure error={error} />
    </ActForm>
  )
}

export function Running({ checkIn: { id, state, extensionsLeft } }: { checkIn: CheckInDto }) {
  const { safe, end } = useDashboardText().w.checkIns
  const isUp = state !== 'armed'
  return (
    <div className="stack">
      <PinForm id={id} act={isUp ? 'safe' : 'cancel'} label={isUp ? safe : end} />
      <Extend id={id} left={extensionsLeft} />
    </div>
  )
}

export function Over({ checkIn: { id } }: { checkIn: CheckInDto }) {
  const copy = useDashboardText().w.checkIns
  return (
    <div className="stack">
      <Press id={id} act="erase" label={copy.erase} variant="outline" />
      <details className="fold">
        <summary>{copy.confirmSafe}</summary>
        <PinForm id={id} act="safe" label={copy.safe} hint={copy.safeHint} />
      </details>
    </div>
  )
}
