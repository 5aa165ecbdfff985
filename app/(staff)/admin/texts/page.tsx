import { type Column, ConsoleTable } from '@/components/staff/console-table'
import { readTableAddress } from '@/lib/http/staff-list/read-params'
import { listStale, type Translation } from '@/lib/text/content/translations'
import { formatNumber } from '@/lib/text/format'
import { consoleMetadata, consolePage } from '../console-page'

export const metadata = consoleMetadata('/admin/texts', 'Spanish texts')

const states: Record<Translation['state'], string> = {
  current: 'Not as the English',
  older: 'Older than the English',
  missing: 'Missing',
}

type Row = Translation & { id: string }

const head: Column<Row> = {
  id: 'path',
  label: 'Text',
  by: ({ path }) => path,
  cell: ({ path }) => `content/es/${path}`,
}

const columns: readonly Column<Row>[] = [
  {
    id: 'state',
    label: 'State',
    by: ({ state }) => states[state],
    cell: ({ state, isUrgent }) => (
      <span className={isUrgent ? 'badge console-badge-waiting' : 'badge'}>{states[state]}</span>
    ),
  },
  {
    id: 'same',
    label: 'Lines still English',
    by: ({ same }) => same.length,
    isNamed: true,
    cell: ({ same }) => formatNumber(same.length),
  },
  {
    id: 'sources',
    label: 'Sources of the English alone',
    by: ({ unsourced }) => unsourced.length,
    isNamed: true,
    cell: ({ unsourced }) => formatNumber(unsourced.length),
  },
]

function StaleText({ state, isUrgent, same, unsourced }: Translation) {
  return (
    <div className="grid gap-3">
      {isUrgent && state !== 'current' ? (
        <p>No new version of the site goes out until this is translated: an old text here could hurt someone.</p>
      ) : null}
      {same.length > 0 ? (
        <>
          <p>The same in both languages:</p>
          <ul>
            {same.map((line) => (
              <li key={line}>{line.replace(/^- /, '')}</li>
            ))}
          </ul>
        </>
      ) : null}
      {unsourced.length > 0 ? <p>Sources that only the English names: {unsourced.join(', ')}.</p> : null}
    </div>
  )
}

const hasMore = ({ isUrgent, state, same, unsourced }: Translation) =>
  (isUrgent && state !== 'current') || same.length + unsourced.length > 0

/** The same list as `npm run content -- stale`. */
export default consolePage('checks', async ({ search }) => {
  const { texts, stale } = listStale()
  return (
    <>
      <p>
        <a href="/admin/checks">Back to the queue</a>
      </p>
      <h2>Spanish texts</h2>
      <p className="max-w-[68ch]">
        Long texts whose Spanish is older than their English, missing, or still English in places. An older text still
        shows. To bring one up to date, change its file, and note that it is translated: CONTENT.md says how.
      </p>
      <ConsoleTable
        label="Spanish texts"
        rows={stale.map((text) => ({ ...text, id: text.path }))}
        empty={`All ${formatNumber(texts)} texts say in Spanish what they say in English.`}
        head={head}
        columns={columns}
        address={readTableAddress('/admin/texts', search)}
        opens={(text) =>
          hasMore(text)
            ? {
                label: (
                  <>
                    What is missing <span className="sr-only">in {text.path}</span>
                  </>
                ),
                content: <StaleText {...text} />,
              }
            : null
        }
      />
    </>
  )
})
