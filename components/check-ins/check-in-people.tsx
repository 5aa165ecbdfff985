import { type DashboardText, useDashboardText } from '@/components/dashboard/dashboard-text'
import type { CheckInDto } from '@/lib/check-ins/schema'

type Person = CheckInDto['contacts'][number]

function describePerson({ status, toldAt, hasFailed }: Person, zone: string, { w, moment }: DashboardText): string {
  const { undelivered, onItsWay, answers } = w.checkIns
  if (hasFailed) return undelivered
  return toldAt ? onItsWay({ moment: moment(toldAt, zone) }) : answers[status]
}

/** In the order they are notified. */
export function CheckInPeople({ checkIn: { contacts, timeZone, betweenMinutes } }: { checkIn: CheckInDto }) {
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
