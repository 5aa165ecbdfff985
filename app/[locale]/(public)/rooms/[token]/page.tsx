import { OwnLinkPage } from '@/components/layout/own-link-page'
import { RoomByText, RoomForm } from '@/components/rooms/room-form'
import { readNonce } from '@/lib/http/nonce'
import { readRoomPage } from '@/lib/resources/rooms/set-room'
import { setLanguage } from '@/lib/site/language/page-language'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'

export const generateMetadata = describePage('/rooms', () => words().rooms, { index: false })

/** An organization's own page. Only its buttons act, because email scanners follow links. */
export default async function RoomPage({ params, searchParams }: PageProps<'/[locale]/rooms/[token]'>) {
  await setLanguage(params)
  const [{ token }, given, nonce] = await Promise.all([params, searchParams, readNonce()])
  const page = await readRoomPage(token)
  const w = words().rooms
  return (
    <OwnLinkPage path={`/rooms/${token}`} nonce={nonce} over={w.over} contact={w.contact}>
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
      ) : null}
    </OwnLinkPage>
  )
}
