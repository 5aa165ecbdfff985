import { type Column, ConsoleTable } from '@/components/staff/console-table'
import { readTableAddress } from '@/lib/http/staff-list/read-params'
import { listReadings, type ReadLanguage } from '@/lib/site/messages/staff'
import { formatDate } from '@/lib/text/format'
import { consoleMetadata, consolePage } from '../console-page'

export const metadata = consoleMetadata('/admin/languages', 'Languages')

type Row = ReadLanguage & { id: string }

const head: Column<Row> = {
  id: 'language',
  label: 'Language',
  by: ({ language }) => language.name,
  cell: ({ language: { tag, name, own } }) => (
    <a href={`/admin/languages/${tag}`}>
      {name}, <span lang={tag}>{own}</span>
    </a>
  ),
}

const columns: readonly Column<Row>[] = [
  {
    id: 'state',
    label: 'State',
    by: ({ reading }) => (reading ? Number(!reading.isOld) : -1),
    cell: ({ reading }) =>
      reading && !reading.isOld ? (
        'Read'
      ) : (
        <span className="badge console-badge-waiting">
          {reading ? 'Changed since it was read' : 'Not yet read by a native reader'}
        </span>
      ),
  },
  {
    id: 'reader',
    label: 'Read by',
    by: ({ reading }) => reading?.reader ?? '',
    isNamed: true,
    cell: ({ reading }) => reading?.reader ?? '',
  },
  {
    id: 'day',
    label: 'Read on',
    by: ({ reading }) => reading?.readOn ?? '',
    isNamed: true,
    cell: ({ reading }) => (reading ? formatDate(reading.readOn) : ''),
  },
]

export default consolePage('checks', async ({ search }) => (
  <>
    <p>
      <a href="/admin/checks">Back to the queue</a>
    </p>
    <h2>Languages</h2>
    <p className="max-w-[68ch]">
      The short pages for seconds that count, in the languages most asked for after Spanish. Someone who grew up with
      the language should read each word beside its English. A reading holds until a word is changed.
    </p>
    <ConsoleTable
      label="Languages"
      rows={(await listReadings()).map((one) => ({ ...one, id: one.language.tag }))}
      empty="No language is known yet."
      head={head}
      columns={columns}
      address={readTableAddress('/admin/languages', search)}
    />
  </>
))
