import './figures.css'
import { SourceLink } from '@/components/ui/source-link'
import { localizeSource } from '@/lib/site/language/format'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import type { ShownFigure } from '@/lib/text/content/cards'

/** Numbers, each with its source. */
export function Figures({ figures }: { figures: readonly ShownFigure[] }) {
  return (
    <ul className="figs">
      {figures.map((figure) => (
        <li key={figure.value} className="fig">
          <b className="num">{figure.value}</b>
          <span>{figure.href ? <a href={to(figure.href)}>{figure.label}</a> : figure.label}</span>
          {figure.note ? <span className="text-[0.95rem]">{figure.note}</span> : null}
          {figure.source ? <SourceLink source={localizeSource(figure.source)} copy={words().records} /> : null}
        </li>
      ))}
    </ul>
  )
}
