import { SavedList } from '@/components/saved/saved-list'
import { Button } from '@/components/ui/button'
import { getReminderSettings } from '@/lib/account/reminders/queries'
import { listSaved } from '@/lib/account/saved/service'
import { readReturnPath } from '@/lib/session/return-path'
import { setLanguage } from '@/lib/site/language/page-language'
import { call } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { openDashboard, orNull } from '../../open-dashboard'
import { generateMetadata as ofTab } from '../../saved/page'

/** After Save on a card: undo, or return to the previous page. */
function UndoSave({ id, from }: { id: string | null; from: string | null }) {
  const w = words().dashboard.saved
  return (
    <div className="row">
      {id ? (
        <form method="post" action={call(`/api/user/saved-resources/${id}`)}>
          <input type="hidden" name="do" value="remove" />
          <Button type="submit" variant="outline">
            {w.undo}
          </Button>
        </form>
      ) : null}
      {from ? (
        <a className="tap" href={from}>
          {w.back}
        </a>
      ) : null}
    </div>
  )
}

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
