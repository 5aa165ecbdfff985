import type { Metadata } from 'next'
import { SavedList } from '@/components/saved/saved-list'
import { UndoSave } from '@/components/saved/undo-save'
import { pageMetadata } from '@/lib/page-metadata'
import { getReminderSettings } from '@/lib/reminders/queries'
import { listSaved } from '@/lib/saved/queries'
import { readReturnPath } from '@/lib/session/return-path'
import { openDashboard, orNull, type Search } from '../open-dashboard'

export const metadata: Metadata = pageMetadata({
  title: 'Saved Resources',
  description: 'What you saved, for you alone.',
  path: '/dashboard/saved',
  index: false,
})

const ID = /^[0-9a-f-]{36}$/

export default function SavedPage({ searchParams }: { searchParams: Search }) {
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
    return (
      <>
        <h2 className="sr-only">Saved Resources</h2>
        <SavedList initial={saved?.items ?? null} clock={clock} />
      </>
    )
  })
}
