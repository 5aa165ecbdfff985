import type { Metadata } from 'next'
import { PolicyPage } from '@/components/site-policy/policy-page'
import { PolicySections } from '@/components/site-policy/policy-sections'
import { pageMetadata } from '@/lib/site/page-metadata'
import { termsSections, termsUpdated } from '@/lib/site/policies/content/terms'
import { site } from '@/lib/site/site'

export const metadata: Metadata = pageMetadata({
  title: 'Terms',
  description: `The terms of ${site.name} in plain words, and how to correct or remove something.`,
  path: '/terms',
})

export default function TermsPage() {
  return (
    <PolicyPage
      path="/terms"
      title="Terms"
      lead="The rules of this site, in plain words, and how to get something corrected or taken down."
      updated={termsUpdated}
      contents={termsSections}
    >
      <PolicySections sections={termsSections} />
    </PolicyPage>
  )
}
