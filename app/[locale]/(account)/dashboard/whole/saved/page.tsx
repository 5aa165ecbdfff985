import { SavedList } from '@/components/saved/saved-list'
import { UndoSave } from '@/components/saved/undo-save'
import { getReminderSettings } from '@/lib/account/reminders/queries'
import { listSaved } from '@/lib/account/saved/queries'
import { readReturnPath } from '@/lib/session/return-path'
import { setLanguage } from '@/lib/site/language/page-language'
import { openDashboard, orNull } from '../../open-dashboard'
import { generateMetadata as ofTab } from '../../saved/page'

export const generateMetadata = ofTab

const ID = /^[0-9a-f-]{36}$/

export default async function WholeSavedPage({ params, searchParams }: PageProps<'/[locale]/dashboard/whole/saved'>) {
  await setLanguage(params)
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
