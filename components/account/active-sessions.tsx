import { Button } from '@/components/ui/button'
import { describeMoment } from '@/lib/account/relative-time'
import type { SessionDto } from '@/lib/session/schema'
import { call } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'

function Moment({ at, now }: { at: Date; now: Date }) {
  return <time dateTime={at.toISOString()}>{describeMoment(at, now, words().account.places)}</time>
}

function Place({ place, now }: { place: SessionDto; now: Date }) {
  const w = words().account.places
  const { id, isCurrent, stays, signedInAt, lastSeenAt, endsAt } = place
  return (
    <li className="entry account-place">
      <div>
        <b>{isCurrent ? w.here : w.elsewhere}</b>
        <p className="soft">
          {w.signedIn}
          <Moment at={signedInAt} now={now} />
          {w.used}
          <Moment at={lastSeenAt} now={now} />
          {w.ends}
          <Moment at={endsAt} now={now} />
          {stays ? w.stays : w.unlessUsed}
        </p>
      </div>
      {isCurrent ? null : (
        <form method="post" action={call(`/api/user/sessions/${id}/end`)}>
          <Button variant="outline" type="submit">
            {w.out}
            <span className="sr-only">{w.outHeard({ moment: describeMoment(signedInAt, now, w) })}</span>
          </Button>
        </form>
      )}
    </li>
  )
}

function StayForm({ stays }: { stays: boolean }) {
  const w = words().account.places
  return (
    <form method="post" action={call('/api/user/sessions/stay')} className="box account-choice">
      <input type="hidden" name="stay" value={stays ? 'false' : 'true'} />
      <p>
        <b>{stays ? w.staying : w.stay}</b> {stays ? w.stayingText : w.stayText}
      </p>
      <Button variant="secondary" type="submit">
        {stays ? w.stopStaying : w.stayButton}
      </Button>
    </form>
  )
}

/** Her active sessions, each with a button to end it. They have no device names, because we store none. */
export function ActiveSessions({ places, now, canStay }: { places: SessionDto[]; now: Date; canStay: boolean }) {
  const w = words().account.places
  const current = places.find(({ isCurrent }) => isCurrent)
  return (
    <section id="places" aria-labelledby="places-title" className="stack">
      <h2 id="places-title">{w.title}</h2>
      <ul className="entries">
        {places.map((place) => (
          <Place key={place.id} place={place} now={now} />
        ))}
      </ul>
      <p className="soft">{w.note}</p>
      {canStay && current ? <StayForm stays={current.stays} /> : null}
      <form method="post" action={call('/api/logout/everywhere')}>
        <Button variant="outline" type="submit">
          {w.everywhere}
        </Button>
      </form>
    </section>
  )
}
