import { Button } from '@/components/ui/button'
import type { CheckInDto } from '@/lib/check-ins/schema'
import { extensionMinutes } from '@/lib/safety/check-in'
import { PinForm } from './pin-form'

const nameMinutes = (minutes: number) => (minutes === 60 ? '+1 hour' : `+${minutes} minutes`)

function Press({ id, act, label, look }: { id: string; act: 'arm' | 'erase'; label: string; look?: 'line' }) {
  return (
    <form method="post" action={`/api/user/check-ins/${id}`}>
      <input type="hidden" name="do" value={act} />
      <Button type="submit" look={look}>
        {label}
      </Button>
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

function Extend({ id, left }: { id: string; left: number }) {
  if (left === 0) return <p className="soft">It has been extended as often as it can be.</p>
  return (
    <form method="post" action={`/api/user/check-ins/${id}`}>
      <input type="hidden" name="do" value="extend" />
      <fieldset className="row">
        <legend>{`More time (${left} left)`}</legend>
        {extensionMinutes.map((minutes) => (
          <Button key={minutes} type="submit" look="soft" name="minutes" value={minutes}>
            {nameMinutes(minutes)}
          </Button>
        ))}
      </fieldset>
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
        <PinForm id={id} act="safe" label="I am safe" hint="Nothing is sent, unless a message went out before." />
      </details>
    </div>
  )
}
