import { KeepListForm, KeptList } from '@/components/advocates/kept-list'
import { LinkButton } from '@/components/ui/button'
import { listAddress, readListAddress } from '@/lib/advocates/lists/address'
import { listClientLists } from '@/lib/advocates/lists/service'
import { isMailOn } from '@/lib/mail/configured'
import { setLanguage } from '@/lib/site/language/page-language'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'
import { openDashboard } from '../open-dashboard'

const path = '/dashboard/lists'

export const generateMetadata = describePage(path, () => words().clientList.dashboard, { index: false })

/** Also keeps the list that its address holds. */
export default async function ClientListsPage({ params, searchParams }: PageProps<'/[locale]/dashboard/lists'>) {
  await setLanguage(params)
  const given = readListAddress(await searchParams)
  const page = { path, search: searchParams, returnPath: listAddress(given, {}, path) } as const
  return openDashboard(page, async ({ viewer }) => {
    const lists = await listClientLists(viewer)
    const { dashboard: w, noName } = words().clientList
    return (
      <div className="stack gap-8">
        <div className="stack narrow">
          <h2>{w.title}</h2>
          <p>{w.lead}</p>
          <p>
            <b>{noName}</b>
          </p>
        </div>
        {given.ids.length > 0 ? (
          <KeepListForm given={given} known={lists.find(({ id }) => id === given.keep) ?? null} />
        ) : null}
        {lists.length === 0 ? <p>{w.none}</p> : null}
        <ul className="grid-2">
          {lists.map((list) => (
            <li key={list.id} className="grid max-w-none">
              <KeptList list={list} canMail={isMailOn()} />
            </li>
          ))}
        </ul>
        <p>
          <LinkButton variant="outline" href={to('/lists')}>
            {w.make}
          </LinkButton>
        </p>
      </div>
    )
  })
}
