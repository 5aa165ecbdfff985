import { Section } from '@/components/layout/section'
import { HubPage } from '@/components/legal/hub-page'
import { StateLinks } from '@/components/legal/state-links'
import { setLanguage } from '@/lib/site/language/page-language'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'

export const generateMetadata = describePage('/legal-education/states', () => words().legal.states.meta)

export default async function StatesLawPage({ params }: PageProps<'/[locale]/legal-education/states'>) {
  await setLanguage(params)
  const w = words().legal.states
  return (
    <HubPage tab="/legal-education/states" title={w.meta.title}>
      <Section name="states" title={w.title} lead={w.lead} inner="grid gap-6">
        <StateLinks />
      </Section>
    </HubPage>
  )
}
