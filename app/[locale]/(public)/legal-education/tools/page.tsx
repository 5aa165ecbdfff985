import { Section } from '@/components/layout/section'
import { HubPage } from '@/components/legal/hub-page'
import { ToolCards } from '@/components/legal/tool-card'
import { localizedTools } from '@/lib/legal/localized'
import { setLanguage } from '@/lib/site/language/page-language'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'

export const generateMetadata = describePage('/legal-education/tools', () => words().legal.tools.meta)

export default async function LegalToolsPage({ params }: PageProps<'/[locale]/legal-education/tools'>) {
  await setLanguage(params)
  const { tools: w, overview } = words().legal
  return (
    <HubPage tab="/legal-education/tools" title={w.title} lead={w.lead}>
      <Section name="tools" title={overview.tools} inner="grid gap-6">
        <ToolCards tools={localizedTools()} />
      </Section>
    </HubPage>
  )
}
