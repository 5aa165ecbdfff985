import '@/components/checks/checks.css'
import { notFound } from 'next/navigation'
import { CheckScreen } from '@/components/checks/check-screen'
import { getCheckFacts } from '@/lib/resources/checks/check-queries'
import { readRoomFacts } from '@/lib/resources/rooms/links'
import { mayHaveRoom } from '@/lib/resources/rooms/room'
import { getStaffResource } from '@/lib/resources/staff/staff-queries'
import { consoleMetadata, recordPage } from '../../console-page'

export const metadata = consoleMetadata('/admin/checks', 'Check')

export default recordPage('checks', async ({ id, viewer }) => {
  const [resource, facts] = await Promise.all([getStaffResource(viewer, id), getCheckFacts(viewer, id)])
  if (!resource || !facts) notFound()
  const rooms = mayHaveRoom(resource) ? await readRoomFacts(id) : null
  return <CheckScreen resource={resource} facts={facts} rooms={rooms} />
})
