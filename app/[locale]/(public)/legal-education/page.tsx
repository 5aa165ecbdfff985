import { Section } from '@/components/layout/section'
import { GuideCard } from '@/components/legal/guide-card'
import { GuideItems, HubPage, ToolItems } from '@/components/legal/hub-page'
import { ToolCards } from '@/components/legal/tool-card'
import { LinkButton } from '@/components/ui/button'
import { Icon, isIconName } from '@/components/ui/icon'
import type { LegalCategoryEntry } from '@/lib/legal/help'
import { featuredGuides, localizedCategories, localizedGuides, localizedTools } from '@/lib/legal/localized'
import { localizeCount } from '@/lib/site/language/format'
import { setLanguage } from '@/lib/site/language/page-language'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'

/** The six legal topics, each with its number of guides and a link. */
function CategoryCards({ categories }: { categories: LegalCategoryEntry[] }) {
  return (
    <ul className="grid-3">
      {categories.map(({ id, name, text, icon, guides, tools }) => (
        <li key={id} className="card max-w-none content-start lg:first:row-span-3">
          {isIconName(icon) ? (
            <span className="text-[var(--plum)]">
              <Icon name={icon} size={28} />
            </span>
          ) : null}
          <h3 className="text-[1.2rem]">{name}</h3>
          <p className="soft">{text}</p>
          <p className="badges">
            <span className="badge">{localizeCount(guides.length, words().legal.counts.guides)}</span>
            {tools.length > 0 ? (
              <span className="badge">{localizeCount(tools.length, words().legal.counts.tools)}</span>
            ) : null}
          </p>
          <ul>
            <GuideItems guides={guides} />
            <ToolItems tools={tools} />
          </ul>
        </li>
      ))}
    </ul>
  )
}

export const generateMetadata = describePage('/legal-education', () => words().legal.overview.meta)

const questions = [
  '/legal-education/guides/protection-orders',
  '/legal-education/guides/custody-and-safety',
  '/legal-education/guides/housing-rights',
  '/legal-education/guides/immigrant-safety',
  '/legal-education/tools/phone-line-letter',
] as const

function Ways() {
  const w = words().legal
  return (
    <div className="row">
      <LinkButton href={to('/legal-education/help')}>{w.help.title}</LinkButton>
      <nav aria-label={w.overview.often}>
        <ul className="chips">
          {questions.map((href) => (
            <li key={href}>
              <a className="chip" href={to(href)}>
                {w.overview.questions[href]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

export default async function LegalEducationPage({ params }: PageProps<'/[locale]/legal-education'>) {
  await setLanguage(params)
  const w = words().legal.overview
  return (
    <HubPage tab="/legal-education" hero={<Ways />}>
      <Section name="featured" title={w.featured} inner="grid gap-6">
        <ul className="grid-2">
          {featuredGuides().map((guide) => (
            <li key={guide.id} className="max-w-none">
              <GuideCard guide={guide} />
            </li>
          ))}
        </ul>
        <LinkButton variant="outline" className="w-fit" href={to('/legal-education/guides')}>
          {w.seeAll({ count: localizedGuides().length })}
        </LinkButton>
      </Section>
      <Section name="categories" title={w.subjects} lead={w.subjectsLead} isBand>
        <CategoryCards categories={localizedCategories()} />
      </Section>
      <Section name="tools" title={w.tools} lead={w.toolsLead} inner="grid gap-6">
        <ToolCards tools={localizedTools()} />
      </Section>
    </HubPage>
  )
}
