import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import type { LegalGuide, LegalTool } from '@/lib/legal/schema'
import { toolTypeNames } from '@/lib/legal/tools'
import type { ResourceDto } from '@/lib/resources/schema'
import { formatDate } from '@/lib/text/format'
import { guidePath } from './guide-card'
import { NotAdvice } from './hub-page'
import { LegalRecords } from './legal-records'
import { SourceList } from './source-notes'
import { ToolNotes } from './tool-notes'

const starts = {
  template: 'Write the letter',
  form: 'Fill in the form',
  checklist: 'Open the list',
  calculator: 'Find the date',
}

function Privacy({ isPrinted }: { isPrinted: boolean }) {
  return (
    <section className="callout callout-tip content-start" aria-labelledby="stays-title">
      <h2 id="stays-title" className="text-[1.2rem]">
        What you fill in stays on this page
      </h2>
      <p>It is not sent to us, not saved in your browser, and gone when you close or leave the page.</p>
      {isPrinted ? (
        <p>
          Someone could find a paper copy, a download or the clipboard: keep it where only you look. In the print
          window, turn off “headers and footers”, so that this page’s address is not on the paper. A work or shared
          printer may keep a copy.
        </p>
      ) : null}
    </section>
  )
}

function Facts({ tool }: { tool: LegalTool }) {
  return (
    <p className="facts no-print max-w-[44rem]">
      <Icon name="calendar-days" size={18} />
      <span>Last updated {formatDate(tool.lastUpdated)}</span>
      <Icon name="landmark" size={18} />
      <span>Where it applies: {tool.jurisdiction}</span>
      <Icon name="scale" size={18} />
      <span>Written from the sources named here. No lawyer has reviewed this page yet.</span>
    </p>
  )
}

/** What stands around each tool: what it is for, the tool itself, what comes next, and where the law is from. */
export function ToolPage({
  tool,
  guides,
  records,
  children,
}: {
  tool: LegalTool
  guides: LegalGuide[]
  records: Map<string, ResourceDto>
  children: ReactNode
}) {
  return (
    <div className="section pt-4">
      <div className="wrap grid gap-9">
        <header className="grid gap-4 max-w-[44rem] no-print">
          <p className="soft font-[600]">{toolTypeNames[tool.type]}</p>
          <h1 className="text-[clamp(2rem,1.5rem+2.2vw,3rem)]">{tool.title}</h1>
          <p className="lead">{tool.description}</p>
          <LinkButton className="w-fit" href="#tool">
            {starts[tool.type]}
          </LinkButton>
          <NotAdvice />
        </header>
        <div className="grid-2 no-print">
          <ToolNotes id="before" title="Before you begin" notes={tool.before} sources={tool.sources} />
          <Privacy isPrinted={tool.type !== 'calculator'} />
        </div>
        <div id="tool" className="grid gap-9">
          {tool.type === 'template' ? (
            <noscript>
              <p className="no-print">Print this page and fill in the lines and boxes by hand.</p>
            </noscript>
          ) : null}
          {children}
        </div>
        <ToolNotes id="after" title="What comes next" notes={tool.after} sources={tool.sources} />
        {guides.length > 0 ? (
          <section aria-labelledby="guides-title" className="stack no-print">
            <h2 id="guides-title" className="legal-sub">
              Read more
            </h2>
            <ul>
              {guides.map((guide) => (
                <li key={guide.id}>
                  <a className="tap" href={guidePath(guide.id)}>
                    {guide.title}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <LegalRecords title="People who can help" notes={tool.records} records={records} />
        <div className="no-print">
          <SourceList sources={tool.sources} />
        </div>
        <Facts tool={tool} />
      </div>
    </div>
  )
}
