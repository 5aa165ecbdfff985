import { SiteFrame } from '@/components/layout/site-frame'
import { RoomByText, RoomForm } from '@/components/rooms/room-form'
import { LinkButton } from '@/components/ui/link-button'
import { readNonce } from '@/lib/http/nonce'
import { readRoomPage } from '@/lib/resources/rooms/say'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'

export const generateMetadata = describePage('/rooms', () => words().rooms, { index: false })

/** An organization's own page. Only its buttons act, because email scanners follow links. */
export default async function RoomPage({ params, searchParams }: PageProps<'/rooms/[token]'>) {
  const [{ token }, given, nonce] = await Promise.all([params, searchParams, readNonce()])
  const page = await readRoomPage(token)
  const w = words().rooms
  return (
    <SiteFrame path={`/rooms/${token}`} nonce={nonce}>
      <section className="section">
        <div className="wrap grid max-w-[44rem] gap-5">
          {page ? (
            <>
              <h1>{w.heading}</h1>
              <p className="lead">
                <b>{page.title}</b>
              </p>
              {given.failed === undefined ? null : (
                <p className="callout callout-warning" role="alert">
                  {w.failed}
                </p>
              )}
              <RoomForm token={token} page={page} isJustSaid={given.said !== undefined} />
              <RoomByText token={token} page={page} />
            </>
          ) : (
            <>
              <h1>{w.over.title}</h1>
              <p className="lead">{w.over.text}</p>
              <div className="row">
                <LinkButton href={to('/contact')}>{w.contact}</LinkButton>
              </div>
            </>
          )}
        </div>
      </section>
    </SiteFrame>
  )
}
