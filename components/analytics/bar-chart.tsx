import { writeShown } from '@/lib/analytics/report'
import type { Shown } from '@/lib/analytics/schema'

export interface Bar {
  label: string
  value: Shown
}

const WIDTH = 640
const ROW = 66
const BAR_TOP = 34
const BAR_HEIGHT = 20
const LABEL_WIDTH = 110

/** Horizontal bars, each with its name above and its number beside it. A count too small to publish has no bar. */
export function BarChart({ title, bars }: { title: string; bars: Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => (typeof value === 'number' ? value : 0)))
  const summary = bars.map(({ label, value }) => `${label}: ${writeShown(value)}`).join('; ')
  return (
    <svg className="chart" viewBox={`0 0 ${WIDTH} ${bars.length * ROW}`} role="img" aria-label={`${title}. ${summary}`}>
      {bars.map(({ label, value }, index) => {
        const width = typeof value === 'number' ? Math.max(2, Math.round((value / most) * (WIDTH - LABEL_WIDTH))) : 0
        return (
          <g key={label} transform={`translate(0 ${index * ROW})`}>
            <text x="0" y="24" className="chart-label">
              {label}
            </text>
            <rect x="0" y={BAR_TOP} width={WIDTH - LABEL_WIDTH} height={BAR_HEIGHT} rx="4" className="chart-ground" />
            <rect x="0" y={BAR_TOP} width={width} height={BAR_HEIGHT} rx="4" className="chart-bar" />
            <text x={typeof value === 'number' ? width + 8 : 8} y={BAR_TOP + 17} className="chart-value">
              {writeShown(value)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
