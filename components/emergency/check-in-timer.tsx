'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import {
  advanceCheckIn,
  type CheckIn,
  cancelCheckIn,
  checkInHours,
  endSafely,
  extendCheckIn,
  extensionMinutes,
  findNextChange,
  formatRemaining,
  isRunning,
  readDeadline,
  startCheckIn,
} from '@/lib/safety/check-in'
import type { Words } from '@/lib/site/language/words'
import { fillBlanks } from '@/lib/text/format'

/** A plain number under a neutral key in session storage: it goes with the tab, and with Quick Exit. */
const KEY = 't'

/** A browser may refuse storage. The timer still runs then, until the page is reloaded. */
function readStoredDeadline(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

function writeStoredDeadline(deadline: number | null): void {
  try {
    if (deadline === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, String(deadline))
  } catch {}
}

type Said = Words['timer']

/** The time alone for today; otherwise with the day. */
function nameTime(at: number, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString()
  const weekday = isToday ? undefined : 'long'
  return new Intl.DateTimeFormat(document.documentElement.lang, { weekday, hour: 'numeric', minute: '2-digit' }).format(
    at,
  )
}

function Status({ checkIn, now, copy }: { checkIn: CheckIn | null; now: number; copy: Said }) {
  if (checkIn?.status === 'active') {
    return (
      <>
        <b>{copy.active}</b> {fillBlanks(copy.activeUntil, { time: nameTime(checkIn.dueAt, now) })}
      </>
    )
  }
  if (checkIn && isRunning(checkIn)) {
    return (
      <>
        <b>{copy.due}</b> {fillBlanks(copy.dueAt, { time: nameTime(checkIn.dueAt, now) })}
      </>
    )
  }
  if (checkIn?.status === 'ended-safely') return <b>{copy.over}</b>
  if (checkIn?.status === 'cancelled') return <b>{copy.cancelled}</b>
  return <b>{copy.when}</b>
}

export function CheckInTimer({ copy }: { copy: Said }) {
  const [isReady, setReady] = useState(false)
  const [checkIn, setCheckIn] = useState<CheckIn | null>(null)
  const [now, setNow] = useState(0)
  const current = useRef<CheckIn | null>(null)
  const status = useRef<HTMLParagraphElement>(null)

  /** The only place where the check-in changes. It stores the deadline of a check-in whose reminder has not fired yet. */
  const change = useCallback((next: CheckIn | null) => {
    current.current = next
    writeStoredDeadline(next?.status === 'active' ? next.dueAt : null)
    setNow(Date.now())
    setCheckIn(next)
  }, [])

  const look = useCallback(() => {
    const time = Date.now()
    setNow(time)
    if (!current.current) return
    const { checkIn: next, changes } = advanceCheckIn(current.current, time)
    if (changes.length === 0) return
    change(next)
    // alert() blocks the page, so let it paint the change first.
    if (changes.some(({ to }) => to === 'reminded')) setTimeout(() => window.alert(copy.alert), 100)
  }, [change, copy])

  useEffect(() => {
    const dueAt = readDeadline(readStoredDeadline(), Date.now())
    if (dueAt !== null) change({ status: 'active', dueAt, graceMinutes: null })
    setReady(true)
    look()
    const forget = () => change(null)
    // Timers in a background tab fire late or never: check again as soon as the tab is visible.
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pageshow', look)
    window.addEventListener('marigold:exit', forget)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pageshow', look)
      window.removeEventListener('marigold:exit', forget)
    }
  }, [change, look])

  const isTicking = checkIn?.status === 'active'
  const next = checkIn && isTicking ? findNextChange(checkIn) : null
  const nextAt = next?.at
  useEffect(() => {
    if (nextAt === undefined) return
    const tick = setInterval(look, 1000)
    const alarm = setTimeout(look, Math.max(0, nextAt - Date.now()))
    return () => {
      clearInterval(tick)
      clearTimeout(alarm)
    }
  }, [nextAt, look])

  /** A change made by hand: the clicked button may disappear, so the focus moves to the status text. */
  const choose = (next: CheckIn) => {
    change(next)
    status.current?.focus()
  }
  const isOn = checkIn !== null && isRunning(checkIn)
  const isDue = isOn && !isTicking
  return (
    <div className="box timer needs-script" data-due={isDue || undefined}>
      <p role="status" tabIndex={-1} ref={status}>
        <Status checkIn={checkIn} now={now} copy={copy} />
      </p>
      {isOn ? null : (
        <div className="timer-choices">
          {checkInHours.map((hours) => (
            <Button
              key={hours}
              type="button"
              disabled={!isReady}
              onClick={() => choose(startCheckIn(hours, Date.now()))}
            >
              {hours === 1 ? copy.hour : copy.hours.replace('{count}', String(hours))}
            </Button>
          ))}
        </div>
      )}
      {isTicking ? (
        <p role="timer" aria-live="off" className="timer-left num">
          {formatRemaining(checkIn.dueAt - now)}
        </p>
      ) : null}
      {isOn ? (
        <>
          <div className="row">
            <Button type="button" onClick={() => choose(endSafely(checkIn, Date.now()))}>
              {copy.safe}
            </Button>
            {isDue ? null : (
              <Button type="button" variant="outline" onClick={() => choose(cancelCheckIn(checkIn, Date.now()))}>
                {copy.cancel}
              </Button>
            )}
          </div>
          <fieldset className="row">
            <legend>{copy.more}</legend>
            {extensionMinutes.map((minutes) => (
              <Button
                key={minutes}
                type="button"
                variant="secondary"
                onClick={() => choose(extendCheckIn(checkIn, minutes, Date.now()))}
              >
                {minutes === 60 ? copy.moreHour : copy.moreMinutes.replace('{count}', String(minutes))}
              </Button>
            ))}
          </fieldset>
        </>
      ) : null}
    </div>
  )
}
