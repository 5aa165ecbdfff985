import type { Metadata } from 'next'
import { PolicyPage, PolicySections } from '@/components/site-policy/policy-page'
import { setLanguage } from '@/lib/site/language/page-language'
import { choose } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { pageMetadata } from '@/lib/site/page-metadata'
import { terms, termsUpdated } from '@/lib/site/policies/policies'
import { site } from '@/lib/site/site'

export async function generateMetadata({ params }: PageProps<'/[locale]/terms'>): Promise<Metadata> {
  await setLanguage(params)
  const { title, description } = words().policies.terms
  return pageMetadata({ title, description: description({ name: site.name }), path: '/terms' })
}

export default async function TermsPage({ params }: PageProps<'/[locale]/terms'>) {
  await setLanguage(params)
  const { title, lead } = words().policies.terms
  const sections = choose(terms)
  return (
    <PolicyPage path="/terms" title={title} lead={lead} updated={termsUpdated} contents={sections}>
      <PolicySections sections={sections} />
    </PolicyPage>
  )
}
