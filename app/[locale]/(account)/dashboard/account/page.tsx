import { AccountFacts } from '@/components/account/account-facts'
import { ActiveSessions } from '@/components/account/active-sessions'
import { DeleteAccount } from '@/components/account/delete-account'
import { MailLanguage } from '@/components/account/mail-language'
import { YourData } from '@/components/account/your-data'
import { getMailLanguage } from '@/lib/account/mail-language'
import { isStaff } from '@/lib/session/policy'
import { listSessions } from '@/lib/session/queries'
import { setLanguage } from '@/lib/site/language/page-language'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'
import { openDashboard } from '../open-dashboard'

export const generateMetadata = describePage('/dashboard/account', () => words().account, { index: false })

export default async function AccountPage({ params, searchParams }: PageProps<'/[locale]/dashboard/account'>) {
  await setLanguage(params)
  const page = { path: '/dashboard/account', search: searchParams } as const
  return openDashboard(page, async ({ viewer, user, token }) => (
    <div className="account-columns">
      <div className="stack gap-8">
        <AccountFacts user={user} />
        <MailLanguage language={await getMailLanguage(viewer.userId)} />
        <YourData />
      </div>
      <div className="stack gap-8">
        <ActiveSessions places={await listSessions(viewer, token)} now={new Date()} canStay={!isStaff(viewer)} />
        <DeleteAccount />
      </div>
    </div>
  ))
}
