import { contactStateNames } from '@/lib/check-ins/labels'
import type { CheckInDto } from '@/lib/check-ins/schema'
import { formatMoment } from '@/lib/time/format'

type Person = CheckInDto['contacts'][number]

function describePerson({ status, toldAt, hasFailed }: Person, zone: string): string {
  if (hasFailed) return 'The email could not be delivered'
  if (toldAt) return `Email on its way since ${formatMoment(toldAt, zone)}`
  return status === 'removed' ? 'Removed' : contactStateNames[status]
}

/** In the order in which they are told. */
export function CheckInPeople({ checkIn: { contacts, timeZone, betweenMinutes } }: { checkIn: CheckInDto }) {
  if (contacts.length === 0) return null
  return (
    <div className="stack">
      <h4 className="font-semibold">{contacts.length === 1 ? 'Who is told' : 'Who is told, in this order'}</h4>
      <ol className="check-in-people">
        {contacts.map((person) => (
          <li key={person.id} data-failed={person.hasFailed || undefined}>
            <b>{person.name}</b> <span>{describePerson(person, timeZone)}</span>
          </li>
        ))}
      </ol>
      {contacts.length > 1 ? (
        <p className="soft">{`Each one ${betweenMinutes} minutes after the one before, until you answer. Only people who have said yes.`}</p>
      ) : null}
    </div>
  )
}
