import '@/components/check-ins/check-ins.css'
import { CheckInPart } from '@/components/check-ins/check-in-part'
import { getCheckInView } from '@/lib/check-ins/queries'
import { isMailOn } from '@/lib/mail/configured'
import { generateMetadata as ofTab } from '../../check-in/page'
import { openDashboard, type Search } from '../../open-dashboard'

export const generateMetadata = ofTab

const path = '/dashboard/check-in'

export default function WholeCheckInPage({ searchParams }: { searchParams: Search }) {
  return openDashboard({ path, tab: path, search: searchParams }, async ({ viewer }) => (
    <CheckInPart initial={await getCheckInView(viewer)} isMailOn={isMailOn()} />
  ))
}
