import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { formatCount } from '@/lib/text/format'
import { formatEasternMoment } from '@/lib/time/eastern-time'
import { type Column, ConsoleTable } from './console-table'
import { MainList, NextPage } from './list-tools'
import { MANY_FORM, ManyBar, RowCheck } from './select-many'
import { TickAll } from './tick-all'

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

const isStuck = ({ status }: ShownMail) => status === 'failed' || status === 'unsure'

const columns: readonly Column<ShownMail>[] = [
  {
    id: 'status',
    label: 'Status',
    cell: (mail) => (
      <>
        <span className={isStuck(mail) ? 'badge console-badge-waiting' : 'badge'}>
          {mailStatusNames[mail.status] ?? mail.status}
        </span>{' '}
        {mail.isUrgent ? <span className="badge badge-emergency">Urgent</span> : null}
      </>
    ),
  },
  { id: 'queued', label: 'Queued', cell: ({ createdAt }) => formatEasternMoment(createdAt) },
  { id: 'tries', label: 'Tries', cell: ({ attempts }) => formatCount(attempts, 'try', 'tries') },
  { id: 'error', label: 'Last error', cell: ({ lastError }) => lastError ?? '' },
]

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
      <ConsoleTable
        label="Email"
        rows={emails}
        empty="No email here."
        head={{ id: 'kind', label: 'Kind', cell: ({ kind }) => kind }}
        columns={columns}
        address={{ href: '/admin/mail', query: back }}
        all={<TickAll form={MANY_FORM} />}
        tick={(mail) =>
          isStuck(mail) ? (
            <RowCheck id={mail.id} title={`${mail.kind}, ${formatEasternMoment(mail.createdAt)}`} />
          ) : null
        }
        act={(mail) =>
          isStuck(mail) ? (
            <form method="post" action={`/api/admin/mail/${mail.id}/retry`}>
              <Button type="submit" variant="outline">
                <Icon name="rotate-ccw" size={18} /> Retry <span className="sr-only">{mail.kind}</span>
              </Button>
            </form>
          ) : null
        }
      />
      <ManyBar action="/api/admin/mail/many" back={back} acts={[['retry', 'Send again']]} />
      <NextPage href={nextHref} />
    </MainList>
  )
}
