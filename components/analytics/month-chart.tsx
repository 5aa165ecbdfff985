import { nameMonth, writeShown } from '@/lib/analytics/report'
import type { Analytics, Shown } from '@/lib/analytics/schema'
import { currentLanguage } from '@/lib/site/language/speak'
import { languageTags } from '@/lib/site/language/tags'
import { words } from '@/lib/site/language/words'

const WIDTH = 640
const HEIGHT = 260
const FLOOR = 214
const CEILING = 24

function toNumber(value: Shown): number {
  return typeof value === 'number' ? value : 0
}

/** Two columns per month: all uses, and the views among them. */
export function MonthChart({ rows }: { rows: Analytics['timeSeriesData'] }) {
  const w = words().figures
  const { tag } = languageTags[currentLanguage()]
  const short = new Intl.DateTimeFormat(tag, { month: 'short', timeZone: 'UTC' })
  const most = Math.max(1, ...rows.map(({ users }) => toNumber(users)))
  const step = WIDTH / rows.length
  const column = Math.min(34, step / 3)
  const height = (value: Shown) => Math.round((toNumber(value) / most) * (FLOOR - CEILING))
  const labels = rows.map((row) =>
    w.usesAndViewsOf({
      month: nameMonth(row.month),
      uses: writeShown(row.users),
      views: writeShown(row.resourceViews),
    }),
  )
  return (
    <svg
      className="chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${w.usesAndViews} ${labels.join('; ')}`}
    >
      <line x1="0" x2={WIDTH} y1={FLOOR} y2={FLOOR} className="chart-axis" />
      {rows.map(({ month, users, resourceViews }, index) => {
        const middle = Math.round(step * (index + 0.5))
        return (
          <g key={month}>
            <rect
              className="chart-bar"
              x={middle - column}
              y={FLOOR - height(users)}
              width={column - 1}
              height={height(users)}
            />
            <rect
              className="chart-bar-second"
              x={middle + 1}
              y={FLOOR - height(resourceViews)}
              width={column - 1}
              height={height(resourceViews)}
            />
            <text x={middle} y={FLOOR + 24} textAnchor="middle" className="chart-label">
              {short.format(new Date(`${month}-01T00:00:00Z`))}
            </text>
            <text x={middle - column / 2} y={FLOOR - height(users) - 6} textAnchor="middle" className="chart-value">
              {typeof users === 'number' ? users : '<11'}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

export function MonthKey() {
  const { uses, views, key } = words().figures
  return (
    <p className="chart-key">
      <span className="key key-first">{uses}</span>
      <span className="key key-second">{views}</span>
      <span>{key.few}</span>
    </p>
  )
}
