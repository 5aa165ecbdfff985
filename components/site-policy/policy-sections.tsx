import { Fold } from '@/components/ui/fold'
import { Paragraphs, TextList } from '@/components/ui/texts'
import { to } from '@/lib/site/language/paths'
import type { PolicySection } from '@/lib/site/policies/schema'

/** In page order. On a phone each is collapsed; links to its title open it. */
export function PolicySections({ sections }: { sections: PolicySection[] }) {
  return sections.map(({ id, title, paragraphs = [], items = [], after, link }) => (
    <section key={id} id={id} className="prose" aria-labelledby={`${id}-title`}>
      <Fold summary={<h2 id={`${id}-title`}>{title}</h2>}>
        <Paragraphs texts={paragraphs} />
        {items.length > 0 ? <TextList texts={items} /> : null}
        {after ? <p>{after}</p> : null}
        {link ? (
          <p>
            <a className="tap" href={to(link.href)}>
              {link.label}
            </a>
          </p>
        ) : null}
      </Fold>
    </section>
  ))
}
