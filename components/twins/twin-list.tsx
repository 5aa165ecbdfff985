import { type Column, ConsoleTable, type TableAddress } from '@/components/staff/console-table'
import { Button } from '@/components/ui/button'
import { stateName } from '@/lib/geography/states'
import type { TwinSide, Twins } from '@/lib/resources/twins/twin-schema'

type Row = Twins & { id: string }

function Side({ name, side }: { name: string; side: TwinSide }) {
  const { id, title, phones, street, isAddressKept, url, hours, source, verifiedOn, checks } = side
  const facts = [
    phones.join(', ') || 'no number',
    isAddressKept ? 'its address is kept private' : street,
    url,
    hours,
    verifiedOn ? `verified ${verifiedOn}` : null,
    checks > 0 ? `${checks === 1 ? '1 check' : `${checks} checks`}` : null,
    source,
  ]
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <a href={`/admin/resources/${id}`}>{title}</a>
        <br />
        {facts.filter(Boolean).join(' · ')}
      </dd>
    </div>
  )
}

const head: Column<Row> = {
  id: 'one',
  label: 'The first',
  by: ({ one }) => one.title,
  cell: ({ one }) => <a href={`/admin/resources/${one.id}`}>{one.title}</a>,
}

const columns: readonly Column<Row>[] = [
  {
    id: 'other',
    label: 'The second',
    by: ({ other }) => other.title,
    cell: ({ other }) => <a href={`/admin/resources/${other.id}`}>{other.title}</a>,
  },
  { id: 'town', label: 'Town', by: ({ one }) => one.city ?? '', cell: ({ one }) => one.city ?? '' },
  {
    id: 'state',
    label: 'State',
    by: ({ state }) => state ?? '',
    cell: ({ state }) => (state ? stateName(state) : ''),
  },
  {
    id: 'alike',
    label: 'The same',
    isNamed: true,
    cell: ({ hasSameName, hasSamePhone, hasSameStreet }) =>
      [hasSameName ? 'name' : null, 'town', hasSamePhone ? 'number' : null, hasSameStreet ? 'street' : null]
        .filter(Boolean)
        .join(', '),
  },
]

/** Both side by side, and what they are. */
function Decision({ pair: { one, other } }: { pair: Twins }) {
  return (
    <form method="post" action="/api/admin/twins" className="grid gap-4">
      <dl className="check-compare">
        <Side name="The first" side={one} />
        <Side name="The second" side={other} />
      </dl>
      <input type="hidden" name="one" value={one.id} />
      <input type="hidden" name="other" value={other.id} />
      <p className="row">
        <Button type="submit" name="act" value="keep-one">
          Keep the first <span className="sr-only">of {one.title}</span>
        </Button>
        <Button type="submit" name="act" value="keep-other">
          Keep the second <span className="sr-only">of {other.title}</span>
        </Button>
        <Button type="submit" name="act" value="distinct" variant="outline">
          They are two <span className="sr-only">: {one.title}</span>
        </Button>
      </p>
    </form>
  )
}

/** Pairs of entries that may be one, the surest first. */
export function TwinList({ pairs, address }: { pairs: readonly Twins[]; address: TableAddress }) {
  return (
    <ConsoleTable
      label="Entries that stand twice"
      rows={pairs.map((pair) => ({ ...pair, id: `${pair.one.id}${pair.other.id}` }))}
      empty="No entry stands twice."
      head={head}
      columns={columns}
      address={address}
      opens={(pair) => ({
        label: (
          <>
            Compare <span className="sr-only">{pair.one.title}</span>
          </>
        ),
        content: <Decision pair={pair} />,
      })}
    />
  )
}
