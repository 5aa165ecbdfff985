import { listReadings } from '@/lib/site/messages/staff'
import { formatDate } from '@/lib/text/format'
import { consoleMetadata, consolePage } from '../console-page'

export const metadata = consoleMetadata('/admin/languages', 'Languages')

export default consolePage('checks', async () => (
  <>
    <p>
      <a href="/admin/checks">Back to the queue</a>
    </p>
    <h2>Languages</h2>
    <p className="max-w-[68ch]">
      The short pages for seconds that count, in the languages most asked for after Spanish. Someone who grew up with
      the language should read each word beside its English. A reading holds until a word is changed.
    </p>
    <ul className="box console-rows">
      {(await listReadings()).map(({ language: { tag, name, own }, reading }) => (
        <li key={tag} className="console-row">
          <div className="console-row-facts">
            <h3>
              <a href={`/admin/languages/${tag}`}>
                {name}, <span lang={tag}>{own}</span>
              </a>
            </h3>
            {reading && !reading.isOld ? (
              <p className="soft">
                Read by {reading.reader} on {formatDate(reading.readOn)}
              </p>
            ) : (
              <p>
                <span className="badge console-badge-waiting">
                  {reading ? 'Changed since it was read' : 'Not yet read by a native reader'}
                </span>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  </>
))
