import { Button } from '@/components/ui/button'
import { ScrollRegion } from '@/components/ui/scroll-region'
import { formatCents } from '@/lib/donations/choices'
import { differenceNames } from '@/lib/donations/names'
import type { ReconciliationDto } from '@/lib/donations/schema'
import { formatEasternMoment } from '@/lib/time/eastern-time'

function Cents({ cents }: { cents: number | null }) {
  return <td className="num">{cents === null ? '-' : formatCents(cents)}</td>
}

function Differences({ differences }: Pick<ReconciliationDto, 'differences'>) {
  return (
    <ScrollRegion label="Differences">
      <table className="gifts">
        <caption className="sr-only">Differences between the ledger and the payment company</caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Here</th>
            <th scope="col">There</th>
            <th scope="col">Number</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ kind, reference, donationId, ledgerCents, serviceCents }) => (
            <tr key={`${kind}-${reference}-${donationId}`}>
              <td>{differenceNames[kind]}</td>
              <Cents cents={ledgerCents} />
              <Cents cents={serviceCents} />
              <td>{reference ?? donationId}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function Last({ run }: { run: ReconciliationDto }) {
  const { startedAt, finishedAt, problem, differences, ledgerCents, serviceCents, eventsApplied } = run
  const when = formatEasternMoment(new Date(startedAt).toISOString())
  if (problem) return <p className="console-notice console-notice-error">{`${when}: ${problem}`}</p>
  if (!finishedAt) return <p>{`A comparison began ${when} and is not finished.`}</p>
  const late = eventsApplied > 0 ? ` ${eventsApplied} missed reports were recovered.` : ''
  if (differences.length === 0) {
    const sum = formatCents(ledgerCents)
    return (
      <p>{`${when}: the ledger and the payment company agree to the cent, on ${sum} of the last 40 days.${late}`}</p>
    )
  }
  return (
    <>
      <p className="console-notice console-notice-error">
        {`${when}: they differ. Ledger ${formatCents(ledgerCents)}, payment company ${formatCents(serviceCents)}.${late}`}
      </p>
      <Differences differences={differences} />
    </>
  )
}

/** Whether our ledger agrees with Stripe. */
export function ReconciliationState({ run, canRun }: { run: ReconciliationDto | null; canRun: boolean }) {
  return (
    <section aria-labelledby="compared-title" className="grid gap-4">
      <div className="console-list-head">
        <h2 id="compared-title">Reconciliation</h2>
        {canRun ? (
          <form method="post" action="/api/admin/donations/reconciliation">
            <Button type="submit" variant="outline">
              Compare now
            </Button>
          </form>
        ) : null}
      </div>
      {run ? <Last run={run} /> : <p>The ledger has not been compared with the payment company yet.</p>}
    </section>
  )
}
