import type { Metadata } from 'next'
import { HubPage } from '@/components/legal/hub-page'
import { ToolCard } from '@/components/legal/tool-card'
import { legalTools } from '@/lib/legal/tools'
import { pageMetadata } from '@/lib/site/page-metadata'

export const metadata: Metadata = pageMetadata({
  title: 'Legal tools',
  description:
    'Checklists, letters and a deadline calculator that you fill in and print here. Nothing is sent or kept.',
  path: '/legal-education/tools',
})

export default function LegalToolsPage() {
  return (
    <HubPage tab="/legal-education/tools">
      <section className="section" aria-labelledby="tools-title">
        <div className="wrap grid gap-6">
          <div className="head mb-0">
            <h2 id="tools-title">Legal tools</h2>
            <p className="soft">
              Fill in, print, take with you. What you type stays on the page and is gone when you leave.
            </p>
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
