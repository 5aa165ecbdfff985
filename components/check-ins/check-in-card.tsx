import { type DashboardText, useDashboardText } from '@/components/dashboard/dashboard-text'
import type { CheckInDto } from '@/lib/check-ins/schema'
import { Over, PinForm, Running, Unarmed } from './check-in-actions'
import { Countdown } from './countdown'

type Person = CheckInDto['contacts'][number]

function describePerson({ status, toldAt, hasFailed }: Person, zone: string, { w, moment }: DashboardText): string {
  const { undelivered, onItsWay, answers } = w.checkIns
  if (hasFailed) return undelivered
  return toldAt ? onItsWay({ moment: moment(toldAt, zone) }) : answers[status]
}

/** In the order they are notified. */
function CheckInPeople({ checkIn: { contacts, timeZone, betweenMinutes } }: { checkIn: CheckInDto }) {
  const copy = useDashboardText()
  const { who, whoInOrder, apart } = copy.w.checkIns
  if (contacts.length === 0) return null
  return (
    <div className="stack">
      <h4 className="font-semibold">{contacts.length === 1 ? who : whoInOrder}</h4>
      <ol className="check-in-people">
        {contacts.map((person) => (
          <li key={person.id} data-failed={person.hasFailed || undefined}>
            <b>{person.name}</b> <span>{describePerson(person, timeZone, copy)}</span>
          </li>
        ))}
      </ol>
      {contacts.length > 1 ? <p className="soft">{apart({ minutes: betweenMinutes })}</p> : null}
    </div>
  )
}

type Part = { checkIn: CheckInDto; servedAt: string }

function Preview({ preview }: Pick<CheckInDto, 'preview'>) {
  const copy = useDashboardText().w.checkIns
  if (!preview) return null
  return (
    <details className="fold" open>
      <summary>{copy.mail}</summary>
      <div className="check-in-mail">
        <p>
          <b>{copy.subject}</b> {preview.subject}
        </p>
        <p className="private-text">{preview.text}</p>
      </div>
      <p className="soft">{copy.ownLink}</p>
    </details>
  )
}

function NotStarted({ checkIn }: Part) {
  const { state, hours, chosenAt, timeZone, graceMinutes, canArm } = checkIn
  const { w, moment, zone } = useDashboardText()
  const copy = w.checkIns
  const after = hours === 1 ? copy.afterHour : copy.afterHours({ hours: hours ?? 0 })
  const when = chosenAt ? `${moment(chosenAt, timeZone)}, ${zone(timeZone)}` : after
  return (
    <>
      {canArm ? null : (
        <p>
          <b>{state === 'draft' ? copy.noneYesAnyMore : copy.noneYes}</b>
          {copy.canStart}
        </p>
      )}
      <p>
        {copy.you}
        <b>{when}</b>
        {copy.ifNot({ minutes: graceMinutes })}
      </p>
      <CheckInPeople checkIn={checkIn} />
      <Preview preview={checkIn.preview} />
      <Unarmed checkIn={checkIn} />
    </>
  )
}

function Started({ checkIn, servedAt }: Part) {
  const { state, dueAt, alertAt, timeZone } = checkIn
  const { w, moment, zone } = useDashboardText()
  const copy = w.checkIns
  const alert = alertAt ? moment(alertAt, timeZone) : null
  const isUp = state !== 'armed'
  const next = isUp ? alertAt : dueAt
  return (
    <>
      {next ? <Countdown key={next} to={next} servedAt={servedAt} /> : null}
      {isUp ? (
        <p role="alert">
          <b>{copy.up}</b>
          {copy.upText({ moment: alert })}
        </p>
      ) : (
        <p>
          {copy.by}
          <b>{dueAt ? moment(dueAt, timeZone) : ''}</b>
          {copy.byText({ zone: zone(timeZone), moment: alert })}
        </p>
      )}
      <Running checkIn={checkIn} />
      <CheckInPeople checkIn={checkIn} />
    </>
  )
}

function Told({ checkIn }: Part) {
  const copy = useDashboardText().w.checkIns
  const hasFailed = checkIn.state === 'delivery-failed'
  return (
    <>
      {hasFailed ? (
        <p role="alert">
          <b>{copy.failed}</b>
          {copy.failedText}
          <a href="tel:911">{copy.call911}</a>.
        </p>
      ) : (
        <p>
          <b>{copy.told}</b>
          {copy.toldText}
        </p>
      )}
      <PinForm id={checkIn.id} act="safe" label={copy.safe} />
      <CheckInPeople checkIn={checkIn} />
    </>
  )
}

const endings = ['cancelled', 'resolved', 'expired'] as const

function Ended({ checkIn }: Part) {
  const { state, erasedAt, timeZone } = checkIn
  const { w, moment } = useDashboardText()
  const copy = w.checkIns
  const ending = endings.find((one) => one === state)
  return (
    <>
      <p>{ending ? copy[ending] : null}</p>
      {erasedAt ? <p className="soft">{copy.erased({ moment: moment(erasedAt, timeZone) })}</p> : null}
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
  const { states } = useDashboardText().w.checkIns
  const Body = parts[checkIn.state]
  return (
    <article className="card check-in" data-state={checkIn.state}>
      <h3 className="text-[1.35rem]">{states[checkIn.state]}</h3>
      <Body checkIn={checkIn} servedAt={servedAt} />
    </article>
  )
}
