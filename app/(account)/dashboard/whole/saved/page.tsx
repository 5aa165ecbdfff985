import { SavedList } from '@/components/saved/saved-list'
import { UndoSave } from '@/components/saved/undo-save'
import { getReminderSettings } from '@/lib/account/reminders/queries'
import { listSaved } from '@/lib/account/saved/queries'
import { readReturnPath } from '@/lib/session/return-path'
import { openDashboard, orNull, type Search } from '../../open-dashboard'
import { generateMetadata as ofTab } from '../../saved/page'

export const generateMetadata = ofTab

const ID = /^[0-9a-f-]{36}$/

export default function WholeSavedPage({ searchParams }: { searchParams: Search }) {
  const page = {
    path: '/dashboard/saved',
    tab: '/dashboard/saved',
    search: searchParams,
    afterNotice: ({ notice, id, from }: Record<string, string | undefined>) =>
      notice === 'saved' || notice === 'kept' ? (
        <UndoSave
          id={notice === 'saved' && id && ID.test(id) ? id : null}
          from={from === undefined ? null : readReturnPath(from)}
        />
      ) : null,
  } as const
  return openDashboard(page, async ({ viewer }) => {
    const [saved, clock] = await Promise.all([orNull(listSaved(viewer)), getReminderSettings(viewer)])
    return <SavedList initial={{ saved: saved?.items ?? null, clock }} />
  })
}
