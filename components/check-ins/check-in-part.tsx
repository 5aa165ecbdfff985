'use client'

import { Bar, BarLines, Unreachable } from '@/components/dashboard/list-states'
import { useSignedIn } from '@/components/dashboard/use-signed-in'
import { Bloom } from '@/components/ui/bloom'
import { LinkButton } from '@/components/ui/link-button'
import { MOST_CONTACTS } from '@/lib/check-ins/limits'
import type { CheckInDto, CheckInViewDto } from '@/lib/check-ins/schema'
import { CheckInCard } from './check-in-card'
import { ContactList } from './contact-list'
import { HonestNote } from './honest-note'
import { useCheckInView } from './use-check-ins'

const RUNNING: CheckInDto['state'][] = ['armed', 'due', 'grace', 'alerted', 'delivery-failed']
const isRunning = ({ state }: CheckInDto) => RUNNING.includes(state)

function Steps({ canWrite }: { canWrite: boolean }) {
  return (
    <div className="card items-start">
      <Bloom size={56} />
      <h3>No check-in yet</h3>
      <ol className="check-in-steps">
        <li>Add someone you trust. They say yes by email.</li>
        <li>Write what they should know and do, and when you will check in.</li>
        <li>If you don’t check in, they get your message. If you do, they never hear about it.</li>
      </ol>
      {canWrite ? null : <LinkButton href="#people">Add someone</LinkButton>}
    </div>
  )
}

function Skeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading</span>
      <div className="card" aria-hidden="true">
        <p className="text-[1.35rem]">
          <Bar size="half" />
        </p>
        <BarLines count={3} onPhone={3} />
        <span className="btn btn-line">&nbsp;</span>
      </div>
    </div>
  )
}

/** What was there when the server last answered may be over by now. */
function MayBeOld({ retry }: { retry: () => unknown }) {
  return (
    <div>
      <p>What you see below is from when we last could reach our records.</p>
      <Unreachable retry={retry} />
    </div>
  )
}

function Shown({ view: { checkIns, contacts, servedAt }, isOld, isMailOn, retry }: Shown) {
  const { data: signedIn } = useSignedIn()
  const canWrite = contacts.some(({ status }) => status === 'asked' || status === 'accepted')
  // Someone whose time runs sees that first.
  const running = checkIns.filter(isRunning)
  const others = checkIns.filter((checkIn) => !isRunning(checkIn))
  const hasRunning = running.length > 0
  return (
    <>
      {hasRunning ? null : <HonestNote isMailOn={isMailOn} />}
      {isOld ? <MayBeOld retry={retry} /> : null}
      {signedIn && signedIn.email === null ? (
        <p className="callout">
          The sign-in service has not verified an address for you. We can tell your people, but cannot remind you.
        </p>
      ) : null}
      <div className="stack">
        {canWrite ? (
          <p>
            <LinkButton href="/dashboard/check-in/new">Plan a check-in</LinkButton>
          </p>
        ) : null}
        {checkIns.length === 0 ? <Steps canWrite={canWrite} /> : null}
        {[...running, ...others].map((checkIn) => (
          <CheckInCard key={checkIn.id} checkIn={checkIn} servedAt={servedAt} />
        ))}
      </div>
      {hasRunning ? <HonestNote isMailOn={isMailOn} /> : null}
      <ContactList contacts={contacts} knownAs={signedIn?.firstName ?? ''} most={MOST_CONTACTS} />
    </>
  )
}

interface Shown {
  view: CheckInViewDto
  isOld: boolean
  isMailOn: boolean
  retry: () => unknown
}

/** `initial` where the page was rendered for her; null in the frame that is the same for all. */
export function CheckInPart({ initial, isMailOn }: { initial: CheckInViewDto | null; isMailOn: boolean }) {
  const { data, isError, refetch } = useCheckInView(initial)
  return (
    <>
      <div className="stack">
        <h2 id="check-ins-title">Check-in with people you trust</h2>
        <p>It runs on our side, so it works with your phone off. Your location is never sent, unless you write it.</p>
      </div>
      {data ? (
        <Shown view={data} isOld={isError} isMailOn={isMailOn} retry={refetch} />
      ) : (
        <HonestNote isMailOn={isMailOn} />
      )}
      {data || isError ? null : <Skeleton />}
      {!data && isError ? <Unreachable retry={refetch} /> : null}
    </>
  )
}
