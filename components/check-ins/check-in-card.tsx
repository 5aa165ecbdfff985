import { stateNames } from '@/lib/check-ins/labels'
import type { CheckInDto } from '@/lib/check-ins/schema'
import { formatMoment } from '@/lib/time/format'
import { nameZone } from '@/lib/time/zones'
import { Over, Running, Unarmed } from './check-in-actions'
import { CheckInPeople } from './check-in-people'
import { Countdown } from './countdown'
import { PinForm } from './pin-form'

type Part = { checkIn: CheckInDto; servedAt: string }

function Preview({ preview }: Pick<CheckInDto, 'preview'>) {
  if (!preview) return null
  return (
    <details className="fold" open>
      <summary>The email, exactly as it will be sent</summary>
      <div className="check-in-mail">
        <p>
          <b>Subject:</b> {preview.subject}
        </p>
        <p className="private-text">{preview.text}</p>
      </div>
      <p className="soft">Where you see …, each person gets their own link.</p>
    </details>
  )
}

function NotStarted({ checkIn }: Part) {
  const { state, hours, chosenAt, timeZone, graceMinutes, canArm } = checkIn
  const when = chosenAt
    ? `${formatMoment(chosenAt, timeZone)}, ${nameZone(timeZone)}`
    : `${hours === 1 ? '1 hour' : `${hours} hours`} after you start it`
  return (
    <>
      {canArm ? null : (
        <p>
          <b>No one has said yes{state === 'draft' ? ' any more' : ' yet'}.</b> You can start it once someone has.
        </p>
      )}
      <p>
        You check in: <b>{when}</b>. If you don’t, the first email goes out {graceMinutes} minutes later.
      </p>
      <CheckInPeople checkIn={checkIn} />
      <Preview preview={checkIn.preview} />
      <Unarmed checkIn={checkIn} />
    </>
  )
}

function Started({ checkIn, servedAt }: Part) {
  const { state, dueAt, alertAt, timeZone } = checkIn
  const isUp = state !== 'armed'
  const next = isUp ? alertAt : dueAt
  return (
    <>
      {next ? <Countdown key={next} to={next} servedAt={servedAt} /> : null}
      {isUp ? (
        <p role="alert">
          <b>Your time is up. Are you safe?</b> If you don’t answer by{' '}
          {alertAt ? formatMoment(alertAt, timeZone) : 'then'}, the first email goes out.
        </p>
      ) : (
        <p>
          Check in by <b>{dueAt ? formatMoment(dueAt, timeZone) : ''}</b> ({nameZone(timeZone)}). We remind you by email
          then. The first email to your people goes out at {alertAt ? formatMoment(alertAt, timeZone) : 'a later time'}.
        </p>
      )}
      <Running checkIn={checkIn} />
      <CheckInPeople checkIn={checkIn} />
    </>
  )
}

function Told({ checkIn }: Part) {
  const hasFailed = checkIn.state === 'delivery-failed'
  return (
    <>
      {hasFailed ? (
        <p role="alert">
          <b>Do not count on it.</b> An email could not be delivered, or no one is left who has said yes. Reach someone
          another way. In danger, <a href="tel:911">call 911</a>.
        </p>
      ) : (
        <p>
          <b>Your message has gone out.</b> It can’t be taken back. If you are safe, say so, and everyone who got it
          will hear.
        </p>
      )}
      <PinForm id={checkIn.id} act="safe" label="I am safe" />
      <CheckInPeople checkIn={checkIn} />
    </>
  )
}

const endings: Partial<Record<CheckInDto['state'], string>> = {
  cancelled: 'You ended it. No email goes to anyone.',
  resolved: 'You said that you are safe. Everyone who got your message will hear.',
  expired: 'No one heard from you for a day after the last email.',
}

function Ended({ checkIn }: Part) {
  const { state, erasedAt, timeZone } = checkIn
  return (
    <>
      <p>{endings[state]}</p>
      {erasedAt ? <p className="soft">{`All of it is erased by ${formatMoment(erasedAt, timeZone)}.`}</p> : null}
      <Over checkIn={checkIn} />
    </>
  )
}

const parts: Record<CheckInDto['state'], (part: Part) => React.ReactNode> = {
  draft: NotStarted,
  'awaiting-contact': NotStarted,
  armed: Started,
  due: Started,
  grace: Started,
  alerted: Told,
  'delivery-failed': Told,
  resolved: Ended,
  expired: Ended,
  cancelled: Ended,
}

export function CheckInCard({ checkIn, servedAt }: Part) {
  const Body = parts[checkIn.state]
  return (
    <article className="card check-in" data-state={checkIn.state}>
      <h3 className="text-[1.35rem]">{stateNames[checkIn.state]}</h3>
      <Body checkIn={checkIn} servedAt={servedAt} />
    </article>
  )
}
