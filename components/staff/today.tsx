import { LinkButton } from '@/components/ui/button'
import { COUNT_BOUND } from '@/lib/resources/checks/schema'
import { formatCount, formatNumber } from '@/lib/text/format'
import { formatEasternMoment } from '@/lib/time/eastern-time'

interface Waits {
  count: number
  what: readonly [string, string]
  href: string
  isUrgent?: true
}

export interface TodayFacts {
  waiting: readonly Waits[]
  oldestMessage: Date | null
  ages: { emergencyStale: number; emergencyNever: number; stale: number; never: number }
  jobs: readonly { job: string; what: 'failed' | 'late' | 'never'; at: Date | null }[]
  /** Pages of the console that are no tabs. */
  pages: readonly { href: string; label: string }[]
}

/** Nobody counts further. */
const sayCount = (count: number) => `${formatNumber(count)}${count === COUNT_BOUND ? '+' : ''}`

const troubles = { failed: 'failed', late: 'has not run since', never: 'has never run' } as const

/** A life may depend on it, or a number is said to be wrong. */
const isFirst = ({ isUrgent, href }: Waits) =>
  (isUrgent && !href.startsWith('/admin/donations')) || href === '/admin/checks?show=reported'

/** What nobody has checked comes after what someone has written, and before all that can wait. */
function byRisk(waiting: readonly Waits[], unchecked: number): readonly Waits[] {
  if (unchecked === 0) return waiting
  const end = waiting.findIndex((one) => !isFirst(one))
  const at = end < 0 ? waiting.length : end
  const what = ['emergency entry waits to be checked', 'emergency entries wait to be checked'] as const
  return [...waiting.slice(0, at), { count: unchecked, what, href: '/admin/checks' }, ...waiting.slice(at)]
}

function Waiting({ waiting, oldestMessage, ages }: Pick<TodayFacts, 'waiting' | 'oldestMessage' | 'ages'>) {
  const unchecked = ages.emergencyNever + ages.emergencyStale
  return (
    <section aria-labelledby="waiting-title" className="grid gap-3">
      <h2 id="waiting-title">What waits</h2>
      {waiting.length > 0 ? (
        <ol className="box console-waiting">
          {byRisk(waiting, unchecked).map(({ count, what: [one, several], href, isUrgent }) => (
            <li key={several} data-urgent={isUrgent ? '' : undefined}>
              <a href={href}>
                <b className="num">{sayCount(count)}</b> <span>{count === 1 ? one : several}</span>
              </a>
            </li>
          ))}
        </ol>
      ) : unchecked > 0 ? (
        <>
          <p>{`Nothing new waits for you. ${formatCount(unchecked, 'emergency entry waits', 'emergency entries wait')} to be checked.`}</p>
          <p>
            <LinkButton href="/admin/checks">Start with the first</LinkButton>
          </p>
        </>
      ) : (
        <p>Nothing waits for you.</p>
      )}
      {oldestMessage ? (
        <p className="soft">The oldest new message came {formatEasternMoment(oldestMessage.toISOString())}.</p>
      ) : null}
    </section>
  )
}

function Unchecked({ ages }: Pick<TodayFacts, 'ages'>) {
  return (
    <section aria-labelledby="stale-title" className="grid gap-3">
      <h2 id="stale-title">What is outdated</h2>
      <p>
        Emergencies: <b className="num">{formatNumber(ages.emergencyStale)}</b> outdated (checked more than a year ago),{' '}
        <b className="num">{formatNumber(ages.emergencyNever)}</b> never checked. All entries:{' '}
        <b className="num">{formatNumber(ages.stale)}</b> outdated, <b className="num">{formatNumber(ages.never)}</b>{' '}
        never checked.
      </p>
      <p>
        <a href="/admin/checks">Go to the checks</a>
      </p>
    </section>
  )
}

/** Without them nobody is alerted, and no email leaves. */
const isVital = ({ job }: { job: string }) => job === 'check-ins' || job === 'mail'

function Troubles({ jobs, id, title }: Pick<TodayFacts, 'jobs'> & { id: string; title: string }) {
  if (jobs.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id}>{title}</h2>
      <ul className="prose">
        {jobs.map(({ job, what, at }) => (
          <li key={job}>
            <b>{job}</b> {troubles[what]}
            {at ? ` ${formatEasternMoment(at.toISOString())}` : ''}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Elsewhere({ pages }: Pick<TodayFacts, 'pages'>) {
  if (pages.length === 0) return null
  return (
    <nav aria-labelledby="pages-title" className="grid gap-3">
      <h2 id="pages-title">Also in this console</h2>
      <ul className="row">
        {pages.map(({ href, label }) => (
          <li key={href}>
            <a className="tap" href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The start page of the working day. */
export function Today({ facts }: { facts: TodayFacts }) {
  return (
    <>
      <Troubles id="vital-title" title="Alerts and email may not go out" jobs={facts.jobs.filter(isVital)} />
      <Waiting {...facts} />
      <div className="row">
        <LinkButton variant="outline" href="/admin/articles/new">
          Add Article
        </LinkButton>
        <LinkButton variant="outline" href="/admin/resources/new">
          Add Resource
        </LinkButton>
      </div>
      <Unchecked {...facts} />
      <Elsewhere {...facts} />
      <Troubles id="jobs-title" title="Jobs in trouble" jobs={facts.jobs.filter((one) => !isVital(one))} />
    </>
  )
}
