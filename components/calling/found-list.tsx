import { type Column, ConsoleTable } from '@/components/staff/console-table'
import { Button } from '@/components/ui/button'
import { stateName } from '@/lib/geography/states'
import type { FoundProgram } from '@/lib/resources/calling/views'
import { formatCount } from '@/lib/text/format'

const outcomes: Record<FoundProgram['outcome'], string> = {
  right: 'A number is right',
  wrong: 'No number is right',
  closed: 'Closed',
  unreached: 'Nobody answered',
}
const results = { right: 'right', wrong: 'wrong', 'no-answer': 'no answer', closed: 'closed' } as const

const say = (label: string, value: string | boolean | null) =>
  value === null ? [] : [`${label}: ${value === true ? 'yes' : value === false ? 'no' : value}`]

function Answers({ answers }: Pick<FoundProgram, 'answers'>) {
  return (
    <ul className="grid gap-1">
      {answers.map((one) => (
        <li key={one.id}>
          {one.on}, {one.person}: {[one.number, results[one.result]].filter(Boolean).join(' ')}
          <span className="soft">
            {[
              '',
              ...say('crisis line', one.isCrisisLine),
              ...say('all hours', one.isAllHours),
              ...say('hours', one.hours),
              ...say('counties', one.counties),
              ...say('text', one.textLine),
              ...say('languages', one.languages),
              ...say('note', one.note),
            ].join('; ')}
          </span>
        </li>
      ))}
    </ul>
  )
}

function nameTaking({ outcome, resourceId }: FoundProgram): string | null {
  if (outcome === 'right') return resourceId ? 'Put the number on the entry' : 'Add it to the directory'
  return outcome === 'closed' && resourceId ? 'Take the entry out' : null
}

const head: Column<FoundProgram> = {
  id: 'name',
  label: 'Program',
  cell: ({ resourceId, name }) => (resourceId ? <a href={`/admin/resources/${resourceId}`}>{name}</a> : name),
}

const columns: readonly Column<FoundProgram>[] = [
  { id: 'state', label: 'State', cell: ({ state }) => stateName(state) },
  {
    id: 'outcome',
    label: 'Outcome',
    cell: ({ outcome }) => (
      <span className={outcome === 'right' ? 'badge badge-verified' : 'badge'}>{outcomes[outcome]}</span>
    ),
  },
  { id: 'calls', label: 'Calls', cell: ({ answers }) => formatCount(answers.length, 'call') },
]

function Decision({ program }: { program: FoundProgram }) {
  return (
    <div className="grid gap-3">
      <Answers answers={program.answers} />
      <form method="post" action={`/api/admin/calling/programs/${program.id}`} className="row">
        {nameTaking(program) ? (
          <Button type="submit" name="act" value="take-over">
            {nameTaking(program)} <span className="sr-only">: {program.name}</span>
          </Button>
        ) : null}
        <Button type="submit" name="act" value="note" variant="outline">
          Only note it <span className="sr-only">: {program.name}</span>
        </Button>
        <Button type="submit" name="act" value="again" variant="outline">
          Call again <span className="sr-only">: {program.name}</span>
        </Button>
      </form>
    </div>
  )
}

/** What calls have found out and staff have not decided on. */
export function FoundList({ waiting, found }: { waiting: readonly FoundProgram[]; found: number }) {
  return (
    <section className="grid gap-3">
      <h3>Waiting for you: {found}</h3>
      <ConsoleTable
        label="Waiting for you"
        rows={waiting}
        empty="Nothing is waiting."
        head={head}
        columns={columns}
        opens={(program) => ({
          label: (
            <>
              Decide <span className="sr-only">on {program.name}</span>
            </>
          ),
          content: <Decision program={program} />,
        })}
      />
    </section>
  )
}
