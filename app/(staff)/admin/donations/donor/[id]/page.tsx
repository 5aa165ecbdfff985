import '@/components/donations/donations.css'
import { LedgerTable } from '@/components/donations/ledger-table'
import { AreaField } from '@/components/staff/field'
import { Button } from '@/components/ui/button'
import { formatCents, frequencyLabels } from '@/lib/donations/choices'
import { findDonor } from '@/lib/donations/donor'
import { canRefund } from '@/lib/donations/policy'
import { readTableAddress } from '@/lib/http/staff-list/read-params'
import { orNotFoundPage } from '@/lib/site/or-not-found'
import { formatEasternDay } from '@/lib/time/eastern-time'
import { consoleMetadata, recordPage } from '../../../console-page'

export const metadata = consoleMetadata('/admin/donations', 'Donor')

const say = (at: Date | null) => (at ? formatEasternDay(at.toISOString()) : 'None yet')

export default recordPage('donations', async ({ id, viewer, search }) => {
  const donor = orNotFoundPage(await findDonor(id))
  const isAdmin = canRefund(viewer)
  return (
    <>
      <p>
        <a href="/admin/donations">Back to the ledger</a>
      </p>
      <h2>{donor.name ?? donor.email}</h2>
      <p>{donor.email}</p>
      <dl className="check-compare">
        <div>
          <dt>Given, less what was refunded</dt>
          <dd className="num">
            {formatCents(donor.totalCents)} in {donor.gifts} {donor.gifts === 1 ? 'gift' : 'gifts'}
          </dd>
        </div>
        <div>
          <dt>First gift</dt>
          <dd>{say(donor.firstAt)}</dd>
        </div>
        <div>
          <dt>Last gift</dt>
          <dd>{say(donor.lastAt)}</dd>
        </div>
        {donor.recurring.map(({ amount, frequency, startedAt, lastPaidAt, isCurrent }) => (
          <div key={startedAt.toISOString()}>
            <dt>Recurring gift</dt>
            <dd>
              {formatCents(amount)}, {frequencyLabels[frequency]}, since {say(startedAt)}.{' '}
              {isCurrent
                ? `Paid last on ${say(lastPaidAt)}.`
                : `It has ended, or its card fails: paid last on ${say(lastPaidAt)}.`}
            </dd>
          </div>
        ))}
      </dl>
      {isAdmin ? (
        <form method="post" action={`/api/admin/donations/${id}/donor-note`} className="console-form">
          <AreaField
            scope="donor"
            name="body"
            label="Note"
            rows={4}
            maxLength={5000}
            defaultValue={donor.note?.body ?? ''}
            hint={
              donor.note
                ? `Written by ${donor.note.writtenBy} on ${say(donor.note.writtenAt)}.`
                : 'Such as: wants a call before the end of the year. It goes with their last gift.'
            }
          />
          <div className="row">
            <Button type="submit" variant="outline">
              Save the note
            </Button>
          </div>
        </form>
      ) : donor.note ? (
        <p className="console-message">{donor.note.body}</p>
      ) : null}
      <section aria-labelledby="gifts-title" className="grid gap-3">
        <h3 id="gifts-title">Gifts and tries</h3>
        <LedgerTable
          rows={donor.donations}
          isAdmin={isAdmin}
          address={readTableAddress(`/admin/donations/donor/${id}`, search)}
        />
      </section>
    </>
  )
})
