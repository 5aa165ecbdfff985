import { setLanguage } from '@/lib/site/language/page-language'
import '@/components/check-ins/check-ins.css'
import { CheckInPart } from '@/components/check-ins/check-in-part'
import { getCheckInView } from '@/lib/check-ins/queries'
import { isMailOn } from '@/lib/mail/configured'
import { generateMetadata as ofTab } from '../../check-in/page'
import { openDashboard } from '../../open-dashboard'

export const generateMetadata = ofTab

const path = '/dashboard/check-in'

export default async function WholeCheckInPage({
  params,
  searchParams,
}: PageProps<'/[locale]/dashboard/whole/check-in'>) {
  await setLanguage(params)
  return openDashboard({ path, tab: path, search: searchParams }, async ({ viewer }) => (
    <CheckInPart initial={await getCheckInView(viewer)} isMailOn={isMailOn()} />
  ))
}
