import { setLanguage } from '@/lib/site/language/page-language'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import '@/components/check-ins/check-ins.css'
import type { Metadata } from 'next'
import { CheckInForm } from '@/components/check-ins/check-in-form'
import { HonestNote } from '@/components/check-ins/honest-note'
import { LinkButton } from '@/components/ui/button'
import { getReminderSettings } from '@/lib/account/reminders/queries'
import { listContacts } from '@/lib/check-ins/contacts'
import { isMailOn } from '@/lib/mail/configured'
import { pageMetadata } from '@/lib/site/page-metadata'
import { openDashboard } from '../../open-dashboard'

const tab = '/dashboard/check-in'
const path = `${tab}/new`

export async function generateMetadata({ params }: PageProps<'/[locale]/dashboard/check-in/new'>): Promise<Metadata> {
  await setLanguage(params)
  const { checkIns, alone: description } = words().dashboard
  const title = checkIns.plan
  return pageMetadata({ title, description, path: path, index: false })
}

export default async function NewCheckInPage({ params, searchParams }: PageProps<'/[locale]/dashboard/check-in/new'>) {
  await setLanguage(params)
  return openDashboard({ path, tab, search: searchParams }, async ({ viewer }) => {
    const [contacts, clock] = await Promise.all([listContacts(viewer), getReminderSettings(viewer)])
    const { plan, first, addSomeone, back } = words().dashboard.checkIns
    const open = contacts.filter(({ status }) => status === 'asked' || status === 'accepted')
    return (
      <div className="stack narrow">
        <h2>{plan}</h2>
        <HonestNote isMailOn={isMailOn()} />
        {open.length > 0 ? (
          <CheckInForm contacts={open} clock={clock} />
        ) : (
          <>
            <p>{first}</p>
            <p>
              <LinkButton href={`${to(tab)}#people`}>{addSomeone}</LinkButton>
            </p>
          </>
        )}
        <p>
          <a className="tap" href={to(tab)}>
            {back}
          </a>
        </p>
      </div>
    )
  })
}
