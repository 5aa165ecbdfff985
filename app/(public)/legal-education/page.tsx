import type { Metadata } from 'next'
import { CategoryCards } from '@/components/legal/category-cards'
import { GuideCard } from '@/components/legal/guide-card'
import { HubPage } from '@/components/legal/hub-page'
import { ToolCard } from '@/components/legal/tool-card'
import { LinkButton } from '@/components/ui/link-button'
import { legalCategoryEntries } from '@/lib/legal/categories'
import { featuredGuides, legalGuides } from '@/lib/legal/guides'
import { legalTools } from '@/lib/legal/tools'
import { pageMetadata } from '@/lib/site/page-metadata'

export const metadata: Metadata = pageMetadata({
  title: 'Legal Education Hub',
  description:
    'Plain guides, letters and checklists on safety, custody, housing, work and immigration, and free legal help.',
  path: '/legal-education',
})

const questions = [
  { href: '/legal-education/guides/protection-orders', label: 'Make someone stay away' },
  { href: '/legal-education/guides/custody-and-safety', label: 'Keep my children safe' },
  { href: '/legal-education/guides/housing-rights', label: 'Keep my home' },
  { href: '/legal-education/tools/phone-line-letter', label: 'Get my own phone line' },
]

function Ways() {
  return (
    <div className="row">
      <LinkButton href="/legal-education/help">Get Legal Help</LinkButton>
      <nav aria-label="People often ask">
        <ul className="chips">
          {questions.map(({ href, label }) => (
            <li key={href}>
              <a className="chip" href={href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

export default function LegalEducationPage() {
  return (
    <HubPage tab="/legal-education" hero={<Ways />}>
      <section className="section" aria-labelledby="featured-title">
        <div className="wrap grid gap-6">
          <h2 id="featured-title">Featured guides</h2>
          <ul className="grid-2">
            {featuredGuides.map((guide) => (
              <li key={guide.id} className="max-w-none">
                <GuideCard guide={guide} />
              </li>
            ))}
          </ul>
          <LinkButton look="line" className="w-fit" href="/legal-education/guides">
            See all {legalGuides.length} guides
          </LinkButton>
        </div>
      </section>
      <section className="section band" aria-labelledby="categories-title">
        <div className="wrap">
          <div className="head">
            <h2 id="categories-title">By subject</h2>
            <p className="soft">Six subjects, with everything we have on each.</p>
          </div>
          <CategoryCards categories={legalCategoryEntries} />
        </div>
      </section>
      <section className="section" aria-labelledby="tools-title">
        <div className="wrap grid gap-6">
          <div className="head mb-0">
            <h2 id="tools-title">Do it here</h2>
            <p className="soft">Fill in and print. Nothing you type is sent to us or kept.</p>
          </div>
          <ul className="grid-3">
            {legalTools.map((tool) => (
              <li key={tool.id} className="max-w-none">
                <ToolCard tool={tool} />
              </li>
            ))}
          </ul>
        </div>
      </section>
    </HubPage>
  )
}
