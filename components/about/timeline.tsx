import { Bloom } from '@/components/ui/bloom'
import type { TimelineEntry } from '@/lib/site/about/about'

export function Timeline({ entries }: { entries: TimelineEntry[] }) {
  return (
    <ol className="grid lg:grid-cols-3 lg:gap-x-8">
      {entries.map(({ when, title, text }) => (
        <li key={title} className="grid max-w-none grid-cols-[30px_1fr] gap-x-4">
          <span className="grid justify-items-center grid-rows-[30px_1fr]">
            <Bloom size={26} />
            <span className="w-px bg-[var(--line)]" />
          </span>
          <div className="grid gap-1 pb-7">
            <p className="soft font-[600]">{when}</p>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
