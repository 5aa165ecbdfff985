'use client'

import type { FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import type { CheckInDto } from '@/lib/check-ins/schema'
import { extensionMinutes } from '@/lib/safety/check-in'
import { ActFailure } from './act-failure'
import { PinForm } from './pin-form'
import { useCheckInAct } from './use-check-ins'

const nameMinutes = (minutes: number) => (minutes === 60 ? '+1 hour' : `+${minutes} minutes`)

function Press({ id, act, label, look }: { id: string; act: 'arm' | 'erase'; label: string; look?: 'line' }) {
  const { mutate, isPending, error } = useCheckInAct(id)
  return (
    <form
      method="post"
      action={`/api/user/check-ins/${id}`}
      onSubmit={(event) => {
        event.preventDefault()
        mutate({ do: act })
      }}
    >
      <input type="hidden" name="do" value={act} />
      <Button type="submit" look={look} disabled={isPending}>
        {label}
      </Button>
      <ActFailure error={error} />
    </form>
  )
}

export function Unarmed({ checkIn: { id, canArm } }: { checkIn: CheckInDto }) {
  return (
    <div className="row">
      {canArm ? <Press id={id} act="arm" label="Start now" /> : null}
      <Press id={id} act="erase" label="Discard" look="line" />
    </div>
  )
}

/** The button that was pressed says how much. */
function readMinutes(event: FormEvent<HTMLFormElement>): number {
  const { submitter } = event.nativeEvent as SubmitEvent
  return Number(submitter instanceof HTMLButtonElement ? submitter.value : extensionMinutes[0])
}

function Extend({ id, left }: { id: string; left: number }) {
  const { mutate, isPending, error } = useCheckInAct(id)
  if (left === 0) return <p className="soft">It can’t be extended again.</p>
  return (
    <form
      method="post"
      action={`/api/user/check-ins/${id}`}
      onSubmit={(event) => {
        event.preventDefault()
        mutate({ do: 'extend', minutes: readMinutes(event) })
      }}
    >
      <input type="hidden" name="do" value="extend" />
      <fieldset className="row">
        <legend>{`More time (${left} left)`}</legend>
        {extensionMinutes.map((minutes) => (
          <Button key={minutes} type="submit" look="soft" name="minutes" value={minutes} disabled={isPending}>
            {nameMinutes(minutes)}
          </Button>
        ))}
      </fieldset>
      <ActFailure error={error} />
    </form>
  )
}

export function Running({ checkIn: { id, state, extensionsLeft } }: { checkIn: CheckInDto }) {
  const isUp = state !== 'armed'
  return (
    <div className="stack">
      <PinForm id={id} act={isUp ? 'safe' : 'cancel'} label={isUp ? 'I am safe' : 'End the check-in'} />
      <Extend id={id} left={extensionsLeft} />
    </div>
  )
}

export function Over({ checkIn: { id } }: { checkIn: CheckInDto }) {
  return (
    <div className="stack">
      <Press id={id} act="erase" label="Erase it now" look="line" />
      <details className="fold">
        <summary>Confirm with your PIN that you are safe</summary>
        <PinForm id={id} act="safe" label="I am safe" hint="Nothing is sent, unless a message already went out." />
      </details>
    </div>
  )
}
