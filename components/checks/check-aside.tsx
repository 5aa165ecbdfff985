import { Button } from '@/components/ui/button'
import { factNames } from '@/lib/resources/checks/check-fields'
import { problemNames } from '@/lib/resources/checks/report-fields'
import type { CheckFactsDto } from '@/lib/resources/checks/schema'
import type { RoomFacts } from '@/lib/resources/rooms/links'
import { formatDate } from '@/lib/text/format'
import { formatEasternDay, formatEasternMoment } from '@/lib/time/eastern-time'

const methodNames: Record<string, string> = {
  'published-source': 'Published source',
  'phone-call': 'Phone call',
  organization: 'The organization itself',
  website: 'Website',
}

function nameFact(fact: string): string {
  return Object.entries(factNames).find(([name]) => name === fact)?.[1] ?? fact
}

const resultNames = { right: 'is right', 'no-answer': 'did not answer', wrong: 'is wrong' } as const

function Reports({ reports }: { reports: CheckFactsDto['openReports'] }) {
  if (reports.length === 0) return null
  return (
    <section className="grid gap-2" aria-labelledby="reports-title">
      <h3 id="reports-title">What is in doubt</h3>
      <ul className="prose">
        {reports.map(({ kind, count, lastOn, numbers }) => (
          <li key={kind}>
            {problemNames[kind]}: {count}, last on {formatDate(lastOn)}
            {numbers.length > 0 ? (
              <>
                . Visitors say the right number is{' '}
                {numbers.map(({ number, count: told }, at) => (
                  <span key={number}>
                    {at > 0 ? ', ' : null}
                    <a href={`tel:${number}`}>{number}</a> ({told})
                  </span>
                ))}
                . Call it before you take it.
              </>
            ) : null}
          </li>
        ))}
      </ul>
      <p className="soft">A full check closes them.</p>
    </section>
  )
}

function Website({ facts }: { facts: CheckFactsDto }) {
  const { linkResult, isLinkBroken, linkFailures, linkMovedTo, linkAskedAt } = facts
  if (!linkResult || !linkAskedAt) return null
  const linkStatus = isLinkBroken
    ? `The website has not answered on ${linkFailures} days in a row.`
    : linkResult === 'ok'
      ? 'The website answers.'
      : linkResult === 'not-asked'
        ? 'The website blocks automated checks, so a person has to look.'
        : 'The website did not answer our last check.'
  return (
    <p>
      {linkStatus} {linkMovedTo ? `It now leads to ${linkMovedTo}: make sure this is theirs. ` : null}
      <span className="soft">Checked on {formatEasternDay(linkAskedAt)}.</span>
    </p>
  )
}

function History({ history }: { history: CheckFactsDto['history'] }) {
  if (history.length === 0) return <p>This entry was never checked.</p>
  return (
    <section className="grid gap-2" aria-labelledby="history-title">
      <h3 id="history-title">Checks before</h3>
      <ul className="grid gap-3">
        {history.map(({ verifiedOn, precision, method, confirmed, numbers, note }, at) => (
          <li key={`${verifiedOn}-${String(at)}`} className="check-before">
            <b>{formatDate(verifiedOn, precision)}</b>, {methodNames[method] ?? method}
            {confirmed.length > 0 ? `: ${confirmed.map(nameFact).join(', ')}` : null}
            {numbers && numbers.length > 1 ? (
              <p>{numbers.map(({ number, result }) => `${number} ${resultNames[result]}`).join(', ')}</p>
            ) : null}
            {note ? <p className="console-message">{note}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What they say of tonight, and the link by which they say it. */
function Rooms({ id, email, rooms: { link, room } }: { id: string; email: string | null; rooms: RoomFacts }) {
  const act = (name: string, label: string) => (
    <form method="post" action={`/api/admin/rooms/${id}/${name}`}>
      <Button type="submit" variant="outline">
        {label}
      </Button>
    </form>
  )
  return (
    <section className="grid gap-2 justify-items-start" aria-labelledby="rooms-title">
      <h3 id="rooms-title">Room tonight</h3>
      <p>
        {room ? `They said “${room.says}” on ${formatEasternMoment(room.saidAt)}.` : 'They say nothing of tonight.'}
      </p>
      {room ? act('clear', 'Take it back') : null}
      {link ? (
        <p className="soft">
          A link was given by {link.createdBy} on {formatEasternDay(link.createdAt)}.{' '}
          {link.lastUsedAt ? `Last used on ${formatEasternDay(link.lastUsedAt)}. ` : 'Not used yet. '}
          {link.hasPhone ? 'They also say it by text.' : null}
        </p>
      ) : null}
      {email ? act('link', link ? 'Email them a new link' : 'Email them a link to say who has room') : null}
      {link ? act('end', 'End the link') : null}
    </section>
  )
}

/** How reliable the record is, as far as we know, and the other things to do with it. */
export function CheckAside({ id, facts, rooms }: { id: string; facts: CheckFactsDto; rooms: RoomFacts | null }) {
  return (
    <aside className="check-aside" aria-label="About this entry">
      <Reports reports={facts.openReports} />
      <Website facts={facts} />
      <History history={facts.history} />
      {rooms ? <Rooms id={id} email={facts.email} rooms={rooms} /> : null}
      <div className="grid gap-3 justify-items-start">
        <form method="post" action={`/api/admin/checks/${id}/skip`}>
          <Button type="submit" variant="outline">
            No answer: try again tomorrow
          </Button>
        </form>
        {facts.email ? (
          <form method="post" action={`/api/admin/checks/${id}/ask`}>
            <Button type="submit" variant="outline">
              Ask the organization
            </Button>
            <p className="soft">
              {facts.askedAt
                ? `A link was emailed to ${facts.email} on ${formatEasternDay(facts.askedAt)}.`
                : `Emails a link to ${facts.email}, so they can correct their own entry.`}
            </p>
          </form>
        ) : (
          <p className="soft">We have no email address for the organization, so we can’t ask by email.</p>
        )}
        <form method="post" action={`/api/admin/checks/${id}/remove`}>
          <Button type="submit" variant="outline">
            It has closed: remove it
          </Button>
          <p className="soft">You can restore it for 30 days, under Resources, Deleted.</p>
        </form>
      </div>
    </aside>
  )
}
