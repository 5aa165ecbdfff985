import '@/components/forms/forms.css'
import { Button } from '@/components/ui/button'
import { NoWrapNumbers } from '@/components/ui/texts'
import { endOfRoom, formatRoomTime, shownAnswers } from '@/lib/resources/rooms/room'
import type { RoomPage } from '@/lib/resources/rooms/set-room'
import { call } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { site } from '@/lib/site/site'
import { smsLink } from '@/lib/text/format'

/** What is shown now, and a button for each answer: one press is all. */
export function RoomForm({ token, page, isJustSaid }: { token: string; page: RoomPage; isJustSaid: boolean }) {
  const w = words().rooms
  const { says, saidAt } = page
  return (
    <>
      <p className={says ? 'callout callout-tip' : 'callout'} role={isJustSaid ? 'status' : undefined}>
        {says && saidAt ? (
          <>
            <b>{w.said[says]({ at: formatRoomTime(saidAt, page) })}.</b>{' '}
            {w.until({ at: formatRoomTime(endOfRoom(saidAt), page) })}
          </>
        ) : (
          w.nothing
        )}
      </p>
      <form className="form" method="post" action={call(`/api/rooms/${token}`)}>
        <p>{w.lead}</p>
        <div className="row">
          {shownAnswers.map((answer) => (
            <Button
              key={answer}
              type="submit"
              name="says"
              value={answer}
              variant={answer === says ? 'secondary' : 'default'}
            >
              {w.answers[answer]}
            </Button>
          ))}
          {says ? (
            <Button type="submit" name="says" value="clear" variant="outline">
              {w.clear}
            </Button>
          ) : null}
        </div>
      </form>
      <p className="soft">{w.shown}</p>
    </>
  )
}

/** Where the site has a number that answers texts. */
export function RoomByText({ token, page }: { token: string; page: RoomPage }) {
  const number = site.contact.text
  if (!number) return null
  const w = words().rooms.byText
  return (
    <section className="card" id="by-text" aria-labelledby="by-text-title">
      <h2 id="by-text-title" className="text-[1.3rem]">
        {w.title}
      </h2>
      <p>{page.hasPhone ? <NoWrapNumbers text={w.has({ number })} /> : w.lead}</p>
      {page.code ? (
        <p role="status">
          {w.send} <a href={smsLink(number, `${w.word} ${page.code}`)}>{`${w.word} ${page.code}`}</a>{' '}
          <NoWrapNumbers text={w.to({ number })} />
        </p>
      ) : null}
      <form method="post" action={call(`/api/rooms/${token}/phone`)}>
        <Button type="submit" variant="outline">
          {page.hasPhone ? w.other : w.get}
        </Button>
      </form>
      {page.hasPhone ? (
        <form method="post" action={call(`/api/rooms/${token}/phone/forget`)}>
          <Button type="submit" variant="outline">
            {w.forget}
          </Button>
        </form>
      ) : null}
      <p className="soft">{w.kept}</p>
    </section>
  )
}
