import '@/components/check-ins/check-ins.css'
import type { Metadata } from 'next'
import { CheckInCard } from '@/components/check-ins/check-in-card'
import { ContactList } from '@/components/check-ins/contact-list'
import { HonestNote } from '@/components/check-ins/honest-note'
import { Bloom } from '@/components/ui/bloom'
import { LinkButton } from '@/components/ui/link-button'
import { listContacts } from '@/lib/check-ins/contacts'
import { MOST_CONTACTS } from '@/lib/check-ins/limits'
import { listCheckIns } from '@/lib/check-ins/queries'
import type { CheckInDto } from '@/lib/check-ins/schema'
import { pageMetadata } from '@/lib/page-metadata'
import { openDashboard, type Search } from '../open-dashboard'

const path = '/dashboard/check-in'

export const metadata: Metadata = pageMetadata({
  title: 'Check-in',
  description: 'For you alone.',
  path,
  index: false,
})

const RUNNING: CheckInDto['state'][] = ['armed', 'due', 'grace', 'alerted', 'delivery-failed']

function Steps({ canWrite }: { canWrite: boolean }) {
  return (
    <div className="card items-start">
      <Bloom size={56} />
      <h3>No check-in yet</h3>
      <ol className="check-in-steps">
        <li>Name somebody you trust. They say yes by mail.</li>
        <li>Write what they should know and do, and when you will check in.</li>
        <li>If you do not check in, they get your words. If you do, they never hear of it.</li>
      </ol>
      {canWrite ? null : <LinkButton href="#people">Name somebody</LinkButton>}
    </div>
  )
}

export default function CheckInPage({ searchParams }: { searchParams: Search }) {
  return openDashboard({ path, tab: path, search: searchParams }, async ({ viewer, user }) => {
    const [{ items }, contacts] = await Promise.all([listCheckIns(viewer), listContacts(viewer)])
    const canWrite = contacts.some(({ status }) => status === 'asked' || status === 'accepted')
    const servedAt = new Date().toISOString()
    // Somebody whose time runs sees that first.
    const isRunning = items.some(({ state }) => RUNNING.includes(state))
    return (
      <>
        {isRunning ? null : <HonestNote />}
        {user.email === null ? (
          <p className="callout">
            The sign-in service has not verified an address for you. We can tell your people, but cannot remind you.
          </p>
        ) : null}
        <section className="stack" aria-labelledby="check-ins-title">
          <h2 id="check-ins-title">Check-in with people you trust</h2>
          <p>It runs with us, so it works with your phone off. Where you are is never sent, unless you write it.</p>
          {canWrite ? (
            <p>
              <LinkButton href={`${path}/new`}>Plan a check-in</LinkButton>
            </p>
          ) : null}
          {items.length === 0 ? <Steps canWrite={canWrite} /> : null}
          {items.map((checkIn) => (
            <CheckInCard key={checkIn.id} checkIn={checkIn} servedAt={servedAt} />
          ))}
        </section>
        {isRunning ? <HonestNote /> : null}
        <ContactList contacts={contacts} knownAs={user.firstName ?? ''} most={MOST_CONTACTS} />
      </>
    )
  })
}
