import { listStale, type Translation } from '@/lib/text/content/translations'
import { formatNumber } from '@/lib/text/format'
import { consoleMetadata, consolePage } from '../console-page'

export const metadata = consoleMetadata('/admin/texts', 'Spanish texts')

const states: Record<Translation['state'], string> = {
  current: 'Not as the English',
  older: 'Older than the English',
  missing: 'Missing',
}

function StaleText({ path, state, isUrgent, same, unsourced }: Translation) {
  return (
    <li className="console-row">
      <div className="console-row-facts">
        <h3>content/es/{path}</h3>
        <p>
          <span className={`badge${isUrgent ? ' console-badge-waiting' : ''}`}>{states[state]}</span>
        </p>
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
    </li>
  )
}

/** The same list as `npm run content -- stale`. */
export default consolePage('checks', async () => {
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
      {stale.length > 0 ? (
        <ul className="box console-rows">
          {stale.map((text) => (
            <StaleText key={text.path} {...text} />
          ))}
        </ul>
      ) : (
        <p>All {formatNumber(texts)} texts say in Spanish what they say in English.</p>
      )}
    </>
  )
})
