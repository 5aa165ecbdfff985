import type { Metadata } from 'next'
import { HubPage } from '@/components/legal/hub-page'
import { ToolCard } from '@/components/legal/tool-card'
import { spokenTools } from '@/lib/legal/spoken'
import { words } from '@/lib/site/language/words'
import { pageMetadata } from '@/lib/site/page-metadata'

export function generateMetadata(): Metadata {
  return pageMetadata({ ...words().legal.tools.meta, path: '/legal-education/tools' })
}

export default function LegalToolsPage() {
  const w = words().legal.tools
  return (
    <HubPage tab="/legal-education/tools">
      <section className="section" aria-labelledby="tools-title">
        <div className="wrap grid gap-6">
          <div className="head mb-0">
            <h2 id="tools-title">{w.title}</h2>
            <p className="soft">{w.lead}</p>
          </div>
          <ul className="grid-3">
            {spokenTools().map((tool) => (
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
