import { Button } from '@/components/ui/button'
import { describeMoment } from '@/lib/account/relative-time'
import type { PlaceDto } from '@/lib/session/schema'

function Moment({ at, now }: { at: Date; now: Date }) {
  return <time dateTime={at.toISOString()}>{describeMoment(at, now)}</time>
}

function Place({ place, now }: { place: PlaceDto; now: Date }) {
  const { id, isCurrent, stays, signedInAt, lastSeenAt, endsAt } = place
  return (
    <li className="entry account-place">
      <div>
        <b>{isCurrent ? 'This browser' : 'Another browser'}</b>
        <p className="soft">
          Signed in <Moment at={signedInAt} now={now} />, last used <Moment at={lastSeenAt} now={now} />. Ends{' '}
          <Moment at={endsAt} now={now} />
          {stays ? '.' : ' unless it is used.'}
        </p>
      </div>
      {isCurrent ? null : (
        <form method="post" action={`/api/user/sessions/${id}/end`}>
          <Button look="line" type="submit">
            Sign out there
            <span className="sr-only">, signed in {describeMoment(signedInAt, now)}</span>
          </Button>
        </form>
      )}
    </li>
  )
}

function StayForm({ stays }: { stays: boolean }) {
  return (
    <form method="post" action="/api/user/sessions/stay" className="account-choice">
      <input type="hidden" name="stay" value={stays ? 'false' : 'true'} />
      <p>
        <b>{stays ? 'You stay signed in on this browser.' : 'Stay signed in on this browser?'}</b>{' '}
        {stays
          ? 'It ends 30 days after you signed in. Anyone who can open this browser can open your dashboard until then.'
          : 'Only do this on a device that no one else can open. You stay signed in for 30 days.'}
      </p>
      <Button look="soft" type="submit">
        {stays ? 'Stop staying signed in' : 'Stay signed in for 30 days'}
      </Button>
    </form>
  )
}

/** Where she is signed in, each to be ended. No device has a name here: none is kept. */
export function SignedInPlaces({ places, now, canStay }: { places: PlaceDto[]; now: Date; canStay: boolean }) {
  const current = places.find(({ isCurrent }) => isCurrent)
  return (
    <section id="places" aria-labelledby="places-title" className="stack">
      <h2 id="places-title">Where you are signed in</h2>
      <ul className="entries">
        {places.map((place) => (
          <Place key={place.id} place={place} now={now} />
        ))}
      </ul>
      <p className="soft">
        We keep no device names and no addresses, so only the times tell your browsers apart. If one of them is not you,
        sign out everywhere, then change your password at the service you sign in with.
      </p>
      {canStay && current ? <StayForm stays={current.stays} /> : null}
      <form method="post" action="/api/logout/everywhere">
        <Button look="line" type="submit">
          Sign out everywhere
        </Button>
      </form>
    </section>
  )
}
