import { stateName } from '@/lib/geography/states'
import { countStateFacts } from '@/lib/legal/states/staff'
import { listLinesToConfirm } from '@/lib/resources/checks/state-lines'
import { formatCount } from '@/lib/text/format'
import { consoleMetadata, consolePage } from '../console-page'

export const metadata = consoleMetadata('/admin/states', 'Law and offices of the states')

export default consolePage('checks', async () => {
  const [counts, lines] = await Promise.all([countStateFacts(), listLinesToConfirm()])
  return (
    <>
      <p>
        <a href="/admin/checks">Back to the queue</a>
      </p>
      <h2>Law and offices of the states</h2>
      <p className="max-w-[68ch]">
        What waits here was never seen on a page, or is a number that nobody has called. None of it is public. Call the
        office or read its own page; one click publishes it. An answer older than 18 months asks to be read again, and
        each August those on orders, guns, compensation and leave, because most new laws take effect from July to
        September.
      </p>
      <ul className="box console-rows">
        {counts.map(({ state, confirmed, waiting, due, differences }) => {
          const own = lines.filter((line) => line.state === state).length
          return (
            <li key={state} className="console-row">
              <div className="console-row-facts">
                <h3>
                  <a href={`/admin/states/${state}`}>{stateName(state)}</a>
                </h3>
                <p className="soft">
                  {formatCount(waiting, 'answer')} to confirm
                  {due > 0 ? `, ${formatCount(due, 'answer')} to read again` : null}
                  {differences > 0 ? `, ${formatCount(differences, 'difference')} from official lists` : null}
                  {own > 0 ? `, ${formatCount(own, 'number')} to call` : null}
                  {confirmed > 0 ? `, ${formatCount(confirmed, 'answer')} by staff` : null}
                </p>
              </div>
            </li>
          )
        })}
      </ul>
    </>
  )
})
