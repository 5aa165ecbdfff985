import type { Metadata } from 'next'
import { PolicyPage } from '@/components/site-policy/policy-page'
import { PolicySections } from '@/components/site-policy/policy-sections'
import { RetentionList } from '@/components/site-policy/retention-list'
import { pageMetadata } from '@/lib/site/page-metadata'
import { privacyAfter, privacySections, privacyShort, privacyUpdated } from '@/lib/site/policies/content/privacy'
import { retention } from '@/lib/site/policies/content/retention'
import { site } from '@/lib/site/site'

export const metadata: Metadata = pageMetadata({
  title: 'Privacy',
  description: `What ${site.name} stores, for how long, who sees it, and what it never does.`,
  path: '/privacy',
})

const table = { id: 'stored', title: 'What is stored, how long, and who sees it' }

export default function PrivacyPage() {
  return (
    <PolicyPage
      path="/privacy"
      title="Privacy"
      lead="You can use nearly all of this site without telling us anything. Here is exactly what we keep and what we don’t."
      updated={privacyUpdated}
      contents={[...privacySections, table, ...privacyAfter]}
    >
      <section className="callout callout-tip prose" aria-labelledby="short-title">
        <h2 id="short-title" className="text-[1.4rem]">
          In short
        </h2>
        <ul>
          {privacyShort.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <PolicySections sections={privacySections} />
      <section id={table.id} className="stack" aria-labelledby="stored-title">
        <h2 id="stored-title">{table.title}</h2>
        <RetentionList rules={retention} />
      </section>
      <PolicySections sections={privacyAfter} />
    </PolicyPage>
  )
}
