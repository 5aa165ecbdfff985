import { type Column, ConsoleTable } from '@/components/staff/console-table'
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

interface Fact {
  cell: StateCell
  shown: StateFact | null
  proposed: string | null
  differences: StaffDifference[]
  due: Due | null
  version: number
}

/** One answer on a state's pages: one click confirms it, a form corrects it. Works without a script. */
function FactForms({ state, fact }: { state: StateCode; fact: Fact }) {
  const { cell, shown, proposed, differences, due, version } = fact
  const { label, kind } = cellShapes[cell]
  const action = `/api/admin/states/${state}/${cell}`
  const value = shown?.value ?? proposed ?? ''
  return (
    <div className="grid gap-3">
      {shown ? <Shown fact={shown} /> : null}
      {due ? <p className="badge">{dues[due]}</p> : null}
      {proposed ? <p>To be confirmed: {proposed}</p> : null}
      {differences.map((one) => (
        <Difference key={one.list} action={action} version={version} one={one} />
      ))}
      <div className="row">
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
  )
}

type Row = Fact & { id: string }

/** Someone should look at it now. */
const waits = ({ shown, proposed, differences, due }: Fact) =>
  (shown === null && proposed !== null) || due !== null || differences.length > 0

const head: Column<Row> = { id: 'label', label: 'Answer', cell: ({ cell }) => cellShapes[cell].label }

const columns: readonly Column<Row>[] = [
  {
    id: 'state',
    label: 'State',
    cell: ({ shown, due, differences }) => {
      if (shown === null) return <span className="badge console-badge-waiting">Not public</span>
      if (differences.length > 0) return <span className="badge console-badge-waiting">A list differs</span>
      return due ? <span className="badge console-badge-waiting">To read again</span> : 'Public'
    },
  },
  { id: 'value', label: 'What it says', cell: ({ shown, proposed }) => shown?.value ?? proposed ?? '' },
  {
    id: 'day',
    label: 'Read or confirmed',
    isNamed: true,
    cell: ({ shown }) => (shown ? `${formatDate(shown.on)}${shown.isConfirmed ? ' by staff' : ''}` : ''),
  },
]

/** The answers on a state's pages; those that wait for someone are open. */
export function StateFacts({ state, title, facts }: { state: StateCode; title: string; facts: readonly Fact[] }) {
  return (
    <ConsoleTable
      label={title}
      rows={facts.map((fact) => ({ ...fact, id: fact.cell }))}
      empty="There is no answer here."
      head={head}
      columns={columns}
      opens={(fact) => ({
        label: (
          <>
            {fact.shown || fact.proposed ? 'Confirm or correct' : 'Write it'}
            <span className="sr-only">: {cellShapes[fact.cell].label}</span>
          </>
        ),
        content: <FactForms state={state} fact={fact} />,
        isOpen: waits(fact),
      })}
    />
  )
}
