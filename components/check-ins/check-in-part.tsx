'use client'

import { useDashboardText } from '@/components/dashboard/dashboard-text'
import { Bar, BarLines, Unreachable } from '@/components/dashboard/list-states'
import { useSignedIn } from '@/components/dashboard/use-signed-in'
import { Bloom } from '@/components/ui/bloom'
import { LinkButton } from '@/components/ui/button'
import { TextList } from '@/components/ui/texts'
import { MAX_CONTACTS } from '@/lib/check-ins/limits'
import type { CheckInDto, CheckInViewDto } from '@/lib/check-ins/schema'
import { CheckInCard } from './check-in-card'
import { ContactList } from './contact-list'
import { HonestNote } from './honest-note'
import { useCheckInView } from './use-check-ins'

const RUNNING: CheckInDto['state'][] = ['armed', 'due', 'grace', 'alerted', 'delivery-failed']
const isRunning = ({ state }: CheckInDto) => RUNNING.includes(state)

function Steps({ canWrite }: { canWrite: boolean }) {
  const copy = useDashboardText().w.checkIns
  return (
    <div className="card items-start">
      <Bloom size={56} />
      <h3>{copy.none}</h3>
      <TextList as="ol" className="check-in-steps" texts={copy.steps} />
      {canWrite ? null : <LinkButton href="#people">{copy.addSomeone}</LinkButton>}
    </div>
  )
}

function Skeleton() {
  const { loading } = useDashboardText().w.frame
  return (
    <div role="status">
      <span className="sr-only">{loading}</span>
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

/** A check-in from the server's last answer may have expired since. */
function MayBeOld({ retry }: { retry: () => unknown }) {
  return (
    <div>
      <p>{useDashboardText().w.checkIns.old}</p>
      <Unreachable retry={retry} />
    </div>
  )
}

function Shown({ view: { checkIns, contacts, servedAt }, isOld, isMailOn, retry }: Shown) {
  const { w, to } = useDashboardText()
  const copy = w.checkIns
  const { data: signedIn } = useSignedIn()
  const canWrite = contacts.some(({ status }) => status === 'asked' || status === 'accepted')
  // A running check-in comes first.
  const running = checkIns.filter(isRunning)
  const others = checkIns.filter((checkIn) => !isRunning(checkIn))
  const hasRunning = running.length > 0
  return (
    <>
      {hasRunning ? null : <HonestNote isMailOn={isMailOn} />}
      {isOld ? <MayBeOld retry={retry} /> : null}
      {signedIn && signedIn.email === null ? <p className="callout">{copy.noAddress}</p> : null}
      <div className="stack">
        {canWrite ? (
          <p>
            <LinkButton href={to('/dashboard/check-in/new')}>{copy.plan}</LinkButton>
          </p>
        ) : null}
        {checkIns.length === 0 ? <Steps canWrite={canWrite} /> : null}
        {[...running, ...others].map((checkIn) => (
          <CheckInCard key={checkIn.id} checkIn={checkIn} servedAt={servedAt} />
        ))}
      </div>
      {hasRunning ? <HonestNote isMailOn={isMailOn} /> : null}
      <ContactList contacts={contacts} knownAs={signedIn?.firstName ?? ''} most={MAX_CONTACTS} />
    </>
  )
}

interface Shown {
  view: CheckInViewDto
  isOld: boolean
  isMailOn: boolean
  retry: () => unknown
}

/** Server data, or null in the prerendered shell. */
export function CheckInPart({ initial, isMailOn }: { initial: CheckInViewDto | null; isMailOn: boolean }) {
  const copy = useDashboardText().w.checkIns
  const { data, isError, refetch } = useCheckInView(initial)
  return (
    <>
      <div className="stack">
        <h2 id="check-ins-title">{copy.heading}</h2>
        <p>{copy.lead}</p>
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
