import { AreaField, TextField } from '@/components/staff/field'
import { Button } from '@/components/ui/button'
import type { StateCode } from '@/lib/geography/states'
import { cellShapes, type StateCell, type StateFact } from '@/lib/legal/states/cells'
import type { Due } from '@/lib/legal/states/due'
import type { StaffDifference } from '@/lib/legal/states/staff'
import { formatDate } from '@/lib/text/format'

function Shown({ fact }: { fact: StateFact }) {
  return (
    <>
      <p>{fact.value}</p>
      {fact.valueEs ? <p lang="es">{fact.valueEs}</p> : null}
      <p className="soft">
        {fact.isConfirmed ? 'Confirmed by staff on ' : 'From a page, read on '}
        {formatDate(fact.on)}
        {fact.source ? `. ${fact.source}` : ''}
        {fact.dated ? `, ${fact.dated}` : ''}
        {fact.url ? (
          <>
            {' '}
            <a href={fact.url} target="_blank" rel="noopener noreferrer">
              Look at it<span className="sr-only"> (opens a new tab)</span>
            </a>
          </>
        ) : null}
      </p>
      {fact.doubt ? <p className="soft">Not settled: {fact.doubt}</p> : null}
    </>
  )
}

const dues: Record<Due, string> = {
  old: 'Read it again: this is older than 18 months.',
  august: 'Read it again: new laws take effect each July, August and September.',
}

function Difference({ action, version, one }: { action: string; version: number; one: StaffDifference }) {
  return (
    <div className="grid gap-2">
      <p>
        <b>{one.title}</b> has, since {formatDate(one.foundOn)}: {one.value}
      </p>
      <div className="row">
        <form method="post" action={action}>
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="value" value={one.value} />
          <input type="hidden" name="source" value={one.title} />
          <Button type="submit">Take it</Button>
        </form>
        <form method="post" action={`${action}/leave`}>
          <input type="hidden" name="list" value={one.list} />
          <Button type="submit" variant="outline">
            Leave ours
          </Button>
        </form>
      </div>
    </div>
  )
}

/** One answer on a state's pages: one click confirms it, a form corrects it. Works without a script. */
export function StateFactRow({
  state,
  cell,
  shown,
  proposed,
  differences,
  due,
  version,
}: {
  state: StateCode
  cell: StateCell
  shown: StateFact | null
  proposed: string | null
  differences: StaffDifference[]
  due: Due | null
  version: number
}) {
  const { label, kind } = cellShapes[cell]
  const action = `/api/admin/states/${state}/${cell}`
  const value = shown?.value ?? proposed ?? ''
  return (
    <li className="console-row" id={cell}>
      <div className="console-row-facts">
        <h4>
          {label} {shown ? null : <span className="badge console-badge-waiting">Not public</span>}
        </h4>
        {shown ? <Shown fact={shown} /> : null}
        {due ? <p className="badge">{dues[due]}</p> : null}
        {proposed ? <p>To be confirmed: {proposed}</p> : null}
        {differences.map((one) => (
          <Difference key={one.list} action={action} version={version} one={one} />
        ))}
        <details>
          <summary className="tap">{value ? 'Correct it' : 'Write it'}</summary>
          <form method="post" action={action} className="console-form">
            <input type="hidden" name="version" value={version} />
            <AreaField
              scope={cell}
              name="value"
              label={label}
              hint={kind === 'names' ? 'Several names with semicolons between them.' : undefined}
              defaultValue={value}
              maxLength={1000}
              rows={3}
              required
            />
            {kind === 'link' ? null : (
              <AreaField
                scope={cell}
                name="valueEs"
                label="The same in Spanish"
                defaultValue={shown?.valueEs ?? ''}
                maxLength={1000}
                rows={3}
              />
            )}
            <TextField
              scope={cell}
              name="source"
              label="Who or what says so"
              hint="The office you called, or the page you read. The public sees it."
              maxLength={300}
            />
            <TextField scope={cell} name="url" label="Its web address" type="url" maxLength={2000} />
            <div>
              <Button type="submit">Publish the correction</Button>
            </div>
          </form>
        </details>
      </div>
      <div className="grid gap-2">
        {value ? (
          <form method="post" action={action}>
            <input type="hidden" name="version" value={version} />
            <input type="hidden" name="value" value={value} />
            {shown?.valueEs ? <input type="hidden" name="valueEs" value={shown.valueEs} /> : null}
            {shown?.source ? <input type="hidden" name="source" value={shown.source} /> : null}
            {shown?.url ? <input type="hidden" name="url" value={shown.url} /> : null}
            <Button type="submit">
              {shown ? 'Still right' : 'Confirm and publish'}
              <span className="sr-only">: {label}</span>
            </Button>
          </form>
        ) : null}
        {shown ? (
          <form method="post" action={`${action}/withdraw`}>
            <input type="hidden" name="version" value={version} />
            <Button type="submit" variant="outline">
              Take it off<span className="sr-only">: {label}</span>
            </Button>
          </form>
        ) : null}
      </div>
    </li>
  )
}
