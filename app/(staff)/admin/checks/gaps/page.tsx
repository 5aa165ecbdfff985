import { stateName } from '@/lib/geography/states'
import { listGaps } from '@/lib/resources/checks/gaps'
import { formatCount, formatNumber } from '@/lib/text/format'
import { consoleMetadata, consolePage } from '../../console-page'

export const metadata = consoleMetadata('/admin/checks/gaps', 'Counties without a program')

export default consolePage('checks', async () => {
  const gaps = await listGaps()
  const without = gaps.reduce((sum, gap) => sum + gap.without, 0)
  return (
    <>
      <p>
        <a href="/admin/checks">Back to the queue</a>
      </p>
      <h2>Counties without a program</h2>
      <p className="max-w-[68ch]">
        In {formatCount(without, 'county', 'counties')} we know of no local program against violence. Open a state to
        see which, and who can tell you: its coalition, and programs from old lists that nobody has called yet.
      </p>
      <ul className="box console-rows">
        {gaps.map(({ state, counties, without, toCall }) => (
          <li key={state} className="console-row">
            <div className="console-row-facts">
              <h3>
                <a href={`/admin/checks/gaps/${state.toLowerCase()}`}>{stateName(state)}</a>
              </h3>
              <p className="soft">
                {formatNumber(without)} of {formatCount(counties, 'county', 'counties')} without a program
                {toCall > 0 ? `, ${formatCount(toCall, 'number')} to call` : null}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
})
