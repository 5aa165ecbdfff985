import type { GuideBlock, LegalSource, LegalText } from '@/lib/legal/schema'
import { SourceMarks } from './source-notes'

function Items({ items, sources }: { items: LegalText[]; sources: LegalSource[] }) {
  return items.map((item) => (
    <li key={item.text}>
      {item.text}
      <SourceMarks ids={item.sources} sources={sources} />
    </li>
  ))
}

/** One block of a guide. */
export function GuideBlockView({ block, sources }: { block: GuideBlock; sources: LegalSource[] }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          {block.text}
          <SourceMarks ids={block.sources} sources={sources} />
        </p>
      )
    case 'note':
      return (
        <div className={`callout callout-${block.tone}`}>
          <h3>{block.title}</h3>
          <p>
            {block.text}
            <SourceMarks ids={block.sources} sources={sources} />
          </p>
        </div>
      )
    case 'terms':
      return (
        <dl className="legal-terms">
          {block.items.map(({ term, text, sources: ids }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                {text}
                <SourceMarks ids={ids} sources={sources} />
              </dd>
            </div>
          ))}
        </dl>
      )
    default: {
      const List = block.kind === 'steps' ? 'ol' : 'ul'
      return (
        <div className="prose">
          {block.intro ? <p>{block.intro}</p> : null}
          <List>
            <Items items={block.items} sources={sources} />
          </List>
        </div>
      )
    }
  }
}
