import '@/components/checks/checks.css'
import { notFound } from 'next/navigation'
import { CheckScreen } from '@/components/checks/check-screen'
import { getCheckFacts } from '@/lib/resources/checks/check-queries'
import { getStaffResource } from '@/lib/resources/staff/staff-queries'
import { consoleMetadata, recordPage } from '../../console-page'

export const metadata = consoleMetadata('/admin/checks', 'Check')

export default recordPage('checks', async ({ id, viewer }) => {
  const [resource, facts] = await Promise.all([getStaffResource(viewer, id), getCheckFacts(viewer, id)])
  if (!resource || !facts) notFound()
  return <CheckScreen resource={resource} facts={facts} />
})
