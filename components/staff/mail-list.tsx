import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { formatCount } from '@/lib/text/format'
import { formatEasternMoment } from '@/lib/time/eastern-time'
import { MainList } from './main-list'
import { NextPage } from './next-page'
import { ManyBar, RowCheck } from './select-many'

export interface ShownMail {
  id: string
  kind: string
  status: string
  isUrgent: boolean
  attempts: number
  lastError: string | null
  createdAt: string
}

export const mailStatusNames: Record<string, string> = {
  waiting: 'Waiting',
  sending: 'Sending',
  handed: 'Handed over',
  sent: 'Sent',
  unsure: 'Possibly sent',
  failed: 'Failed',
}

function MailRow({ mail }: { mail: ShownMail }) {
  const { id, kind, status, isUrgent, attempts, lastError, createdAt } = mail
  const isStuck = status === 'failed' || status === 'unsure'
  return (
    <li className="console-row">
      {isStuck ? <RowCheck id={id} title={`${kind}, ${formatEasternMoment(createdAt)}`} /> : null}
      <div className="console-row-facts">
        <h3>{kind}</h3>
        <p className="badges">
          <span className={isStuck ? 'badge console-badge-waiting' : 'badge'}>{mailStatusNames[status] ?? status}</span>
          {isUrgent ? <span className="badge badge-emergency">Urgent</span> : null}
        </p>
        <p className="soft">
          {formatEasternMoment(createdAt)} · {formatCount(attempts, 'try', 'tries')}
          {lastError ? ` · ${lastError}` : ''}
        </p>
      </div>
      {isStuck ? (
        <form method="post" action={`/api/admin/mail/${id}/retry`}>
          <Button type="submit" look="line">
            <Icon name="rotate-ccw" size={18} /> Retry <span className="sr-only">{kind}</span>
          </Button>
        </form>
      ) : null}
    </li>
  )
}

export function MailList({
  emails,
  counts,
  back,
  nextHref,
}: {
  emails: readonly ShownMail[]
  counts: Record<string, number>
  /** The list's current filters. */
  back: string
  nextHref: string | null
}) {
  return (
    <MainList title="Email">
      <p className="soft">
        {Object.entries(counts)
          .map(([status, count]) => `${mailStatusNames[status] ?? status}: ${count}`)
          .join(' · ')}
      </p>
      <p className="soft">Who an email is for and what it says are not shown here.</p>
      {emails.length === 0 ? (
        <p className="callout">No email here.</p>
      ) : (
        <>
          <ManyBar action="/api/admin/mail/many" back={back} acts={[['retry', 'Send again']]} />
          <ul className="box console-rows">
            {emails.map((mail) => (
              <MailRow key={mail.id} mail={mail} />
            ))}
          </ul>
        </>
      )}
      <NextPage href={nextHref} />
    </MainList>
  )
}
