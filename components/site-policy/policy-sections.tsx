import { Fold } from '@/components/ui/fold'
import { to } from '@/lib/site/language/paths'
import type { PolicySection } from '@/lib/site/policies/schema'

/** In the order of the page; each folded on a phone, where its title leads. */
export function PolicySections({ sections }: { sections: PolicySection[] }) {
  return sections.map(({ id, title, paragraphs = [], items = [], after, link }) => (
    <section key={id} id={id} className="prose" aria-labelledby={`${id}-title`}>
      <Fold summary={<h2 id={`${id}-title`}>{title}</h2>}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {items.length > 0 ? (
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ) : null}
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
