import type { Metadata } from 'next'
import { Section } from '@/components/layout/section'
import { HubPage } from '@/components/legal/hub-page'
import { StateLinks } from '@/components/legal/state-links'
import { words } from '@/lib/site/language/words'
import { pageMetadata } from '@/lib/site/page-metadata'

export function generateMetadata(): Metadata {
  return pageMetadata({ ...words().legal.states.meta, path: '/legal-education/states' })
}

export default function StatesLawPage() {
  const w = words().legal.states
  return (
    <HubPage tab="/legal-education/states">
      <Section name="states" title={w.title} lead={w.lead} inner="grid gap-6">
        <StateLinks />
      </Section>
    </HubPage>
  )
}
