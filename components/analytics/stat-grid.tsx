import { writeShown } from '@/lib/analytics/report'
import type { Shown } from '@/lib/analytics/shown'
import { SampleMark } from './sample-mark'

export interface Stat {
  label: string
  value: Shown
  note: string
  isSample: boolean
}

export function StatGrid({ stats }: { stats: Stat[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(10.5rem,100%),1fr))] gap-5">
      {stats.map(({ label, value, note, isSample }) => (
        <li key={label} className="card stat max-w-none">
          <span className="stat-label">
            {label} {isSample ? <SampleMark /> : null}
          </span>
          <b className={typeof value === 'number' ? 'stat-value num' : 'stat-value stat-few'}>{writeShown(value)}</b>
          <span className="soft">{note}</span>
        </li>
      ))}
    </ul>
  )
}
