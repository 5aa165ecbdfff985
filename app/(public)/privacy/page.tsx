import type { Metadata } from 'next'
import { PolicyPage } from '@/components/site-policy/policy-page'
import { PolicySections } from '@/components/site-policy/policy-sections'
import { RetentionList } from '@/components/site-policy/retention-list'
import { TextList } from '@/components/ui/texts'
import { choose } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { pageMetadata } from '@/lib/site/page-metadata'
import * as spanish from '@/lib/site/policies/content/es/privacy'
import { retention as spanishRetention } from '@/lib/site/policies/content/es/retention'
import * as english from '@/lib/site/policies/content/privacy'
import { retention } from '@/lib/site/policies/content/retention'
import { site } from '@/lib/site/site'

export function generateMetadata(): Metadata {
  const { title, description } = words().policies.privacy
  return pageMetadata({ title, description: description(site.name), path: '/privacy' })
}

export default function PrivacyPage() {
  const w = words().policies.privacy
  const { privacyAfter, privacySections, privacyShort } = choose({ en: english, es: spanish })
  const table = { id: 'stored', title: w.stored }
  return (
    <PolicyPage
      path="/privacy"
      title={w.title}
      lead={w.lead}
      updated={english.privacyUpdated}
      contents={[...privacySections, table, ...privacyAfter]}
    >
      <section className="callout callout-tip prose" aria-labelledby="short-title">
        <h2 id="short-title" className="text-[1.4rem]">
          {w.inShort}
        </h2>
        <TextList texts={privacyShort} />
      </section>
      <PolicySections sections={privacySections} />
      <section id={table.id} className="stack" aria-labelledby="stored-title">
        <h2 id="stored-title">{table.title}</h2>
        <RetentionList rules={choose({ en: retention, es: spanishRetention })} />
      </section>
      <PolicySections sections={privacyAfter} />
    </PolicyPage>
  )
}
