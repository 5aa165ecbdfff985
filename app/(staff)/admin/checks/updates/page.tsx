import { type Column, ConsoleTable } from '@/components/staff/console-table'
import { NextPage } from '@/components/staff/list-tools'
import { readListParams, readTableAddress, writeNextHref } from '@/lib/http/staff-list/read-params'
import { listingFieldNames } from '@/lib/resources/checks/check-fields'
import { listUpdates } from '@/lib/resources/checks/decide'
import { type ListingUpdateDto, listingFields } from '@/lib/resources/checks/listing-schema'
import { listUpdatesCall } from '@/lib/resources/checks/staff-calls'
import { formatEasternDay } from '@/lib/time/eastern-time'
import { consoleMetadata, consolePage } from '../../console-page'

export const metadata = consoleMetadata('/admin/checks/updates', 'Answers from organizations')

const listChanged = ({ proposed }: ListingUpdateDto) => listingFields.filter((name) => name in proposed)

function describeAnswer(update: ListingUpdateDto): string {
  const { standing, note } = update
  if (standing) return standing === 'closed' ? 'says that it has closed' : 'says that it has moved'
  if (listChanged(update).length > 0) return 'wants changes'
  return note === null ? 'says that everything is right' : ''
}

const head: Column<ListingUpdateDto> = {
  id: 'title',
  label: 'Name',
  cell: ({ id, title }) => (
    <a href={`/admin/checks/updates/${id}`}>
      {title}
      <span className="sr-only">: decide on it</span>
    </a>
  ),
}

const columns: readonly Column<ListingUpdateDto>[] = [
  {
    id: 'answer',
    label: 'Answer',
    cell: (update) =>
      update.standing ? (
        <span className="badge console-badge-waiting">{describeAnswer(update)}</span>
      ) : (
        describeAnswer(update)
      ),
  },
  {
    id: 'changes',
    label: 'Would change',
    isNamed: true,
    cell: (update) =>
      listChanged(update)
        .map((name) => listingFieldNames[name].toLowerCase())
        .join(', '),
  },
  { id: 'note', label: 'Note', cell: ({ note }) => (note ? 'wrote a note to staff' : '') },
  { id: 'answered', label: 'Answered', cell: ({ submittedAt }) => formatEasternDay(submittedAt) },
]

export default consolePage('checks', async ({ search }) => {
  const { cursor, limit } = readListParams(listUpdatesCall, search)
  const { items, next } = await listUpdates({ limit, after: cursor })
  const nextHref = writeNextHref('/admin/checks/updates', search, ['columns'], next)
  return (
    <>
      <p>
        <a href="/admin/checks">Back to the queue</a>
      </p>
      <h2>Answers from organizations</h2>
      <ConsoleTable
        label="Answers from organizations"
        rows={items}
        empty="No answers are waiting."
        head={head}
        columns={columns}
        address={readTableAddress('/admin/checks/updates', search)}
      />
      <NextPage href={nextHref} />
    </>
  )
})
