import { SourceLink } from '@/components/ui/source-link'
import { localizeSource } from '@/lib/site/language/format'
import { words } from '@/lib/site/language/words'
import type { CitedSource } from '@/lib/text/content/sources'

export function SourcedList({ items }: { items: { text: string; source?: CitedSource }[] }) {
  return (
    <ul className="points">
      {items.map(({ text, source }) => (
        <li key={text}>
          {text} {source ? <SourceLink source={localizeSource(source)} copy={words().records} /> : null}
        </li>
      ))}
    </ul>
  )
}
