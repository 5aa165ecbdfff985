import { TextField } from '@/components/staff/field'
import { Button } from '@/components/ui/button'
import type { HeldAddressDto } from '@/lib/resources/checks/address-schema'
import { formatEasternDay } from '@/lib/time/eastern-time'

const reasons: Record<NonNullable<HeldAddressDto['why']>, string> = {
  refuge: 'By its name or tags, it is a program against violence.',
  phone: 'A program against violence has the same phone number.',
  street: 'Another address in the same street and house is kept back.',
  name: 'A program against violence nearby has the same name, or part of it.',
  house: 'It has the name of a house where people may live.',
}

/** What is held back and why, with the form that publishes or keeps it. */
export function AddressDecision({ held }: { held: HeldAddressDto }) {
  const { id, title, address, isHeld, why, decided } = held
  const isKept = isHeld || decided?.decision === 'keep'
  return (
    <div className="console-row-facts">
      <p className="soft">
        {address ?? 'It has no street address.'}
        {isKept ? ' Do not read it out.' : ''}
      </p>
      {isKept && why ? <p>{reasons[why]}</p> : null}
      {decided ? (
        <p>
          {decided.decision === 'keep' ? 'Kept back' : 'Published'} by {decided.by}, {formatEasternDay(decided.at)}:{' '}
          {decided.reason}. {decided.source}
        </p>
      ) : null}
      <form method="post" action={`/api/admin/addresses/${id}`} className="console-form" autoComplete="off">
        {isKept ? (
          <>
            <TextField
              scope={id}
              name="reason"
              label="Reason"
              maxLength={500}
              hint="To publish: why nobody can be in hiding there, and how you know."
            />
            <TextField scope={id} name="source" label="Page where you read it" type="url" maxLength={2000} />
          </>
        ) : null}
        <p className="row">
          {decided?.decision === 'keep' ? null : (
            <Button type="submit" name="decision" value="keep">
              {isHeld ? 'Keep it back' : 'Hold the address back'} <span className="sr-only">: {title}</span>
            </Button>
          )}
          {isKept ? (
            <Button type="submit" name="decision" value="publish" variant="outline">
              Publish the address <span className="sr-only">of {title}</span>
            </Button>
          ) : null}
        </p>
      </form>
    </div>
  )
}
