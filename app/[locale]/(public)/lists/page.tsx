import { setLanguage } from '@/lib/site/language/page-language'
import '@/components/location/help-places.css'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { AddEntries } from '@/components/advocates/add-entries'
import { HandOver, ListedEntries } from '@/components/advocates/client-list'
import { InlineScript } from '@/components/layout/inline-script'
import { BusyPage } from '@/components/layout/message'
import { SiteFrame } from '@/components/layout/site-frame'
import { readAddFrom, readListAddress } from '@/lib/advocates/lists/address'
import { LIST_MAX } from '@/lib/advocates/lists/limits'
import { addGiven, readListEntries, readToAdd } from '@/lib/advocates/lists/read'
import { limitPage, noteBusy } from '@/lib/http/limit-page'
import { SEARCHES } from '@/lib/http/rate-limit'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'

const path = '/lists'
const printScript = "document.querySelector('[data-print-list]')?.addEventListener('click', () => window.print())"

export async function generateMetadata({ params }: PageProps<'/[locale]/lists'>): Promise<Metadata> {
  await setLanguage(params)
  const { tab } = words().clientList
  return {
    title: { absolute: tab },
    description: tab,
    robots: { index: false, follow: false },
    icons: { icon: [{ url: '/plain.svg', type: 'image/svg+xml' }] },
  }
}

/** The address holds the list, so the page works without a script and keeps nothing. */
export default async function ClientListPage({ params, searchParams }: PageProps<'/[locale]/lists'>) {
  await setLanguage(params)
  const [given, asking] = await Promise.all([searchParams, headers()])
  const nonce = asking.get('x-nonce') ?? undefined
  const from = readAddFrom(given)
  const held = from.q ? await limitPage(path, asking, SEARCHES) : null
  const { list: asked, isFound } = await addGiven(readListAddress(given), given)
  const entries = await readListEntries(asked.ids)
  const found = held ? [] : await readToAdd(from).catch(noteBusy)
  if (!found) return <BusyPage nonce={nonce} />
  const list = { ...asked, ids: entries.map(({ id }) => id) }
  const w = words().clientList
  return (
    <SiteFrame path={path} nonce={nonce}>
      <div className="wrap grid gap-6 py-6">
        <div className="grid gap-3 print:hidden">
          <h1 className="text-[clamp(1.8rem,1.4rem+2.2vw,3rem)]">{w.title}</h1>
          <p className="lead">{w.lead}</p>
          <p className="callout">
            <b>{w.noName}</b> {w.kept}
          </p>
          {held ? <p role="alert">{held}</p> : null}
        </div>
        <div className="grid-2 items-start">
          <section className="grid content-start gap-4 print:hidden" aria-labelledby="list-title">
            <h2 id="list-title">{list.code ? w.named({ codeName: list.code }) : w.listTitle}</h2>
            {entries.length < asked.ids.length ? <p role="status">{w.gone}</p> : null}
            <ListedEntries list={list} entries={entries} from={from} />
            {entries.length > 0 ? (
              <p className="row gap-y-0">
                <span className="soft">{w.count({ entries: String(entries.length), most: String(LIST_MAX) })}</span>
                <a className="tap" href={to(path)}>
                  {w.startOver}
                </a>
              </p>
            ) : null}
          </section>
          {entries.length > 0 ? (
            <section className="grid content-start gap-4" aria-labelledby="hand-title">
              <h2 id="hand-title" className="print:hidden">
                {w.preview}
              </h2>
              <HandOver list={list} entries={entries} />
            </section>
          ) : null}
        </div>
        <AddEntries list={list} from={from} found={found} isRead={isFound} />
      </div>
      <InlineScript script={printScript} nonce={nonce} />
    </SiteFrame>
  )
}
