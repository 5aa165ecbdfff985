import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { LegalGuide, LegalSource, LegalText, LegalTool } from '@/lib/legal/schema'
import type { ResourceDto } from '@/lib/resources/schema'
import { localizeDay } from '@/lib/site/language/format'
import { words } from '@/lib/site/language/words'
import { GuideItems, NotAdvice } from './hub-page'
import { LegalRecords } from './legal-records'
import { SourceList, SourceMarks } from './source-notes'

/** What to know before using a tool, or what to do with its result. */
function ToolNotes({
  id,
  title,
  notes,
  sources,
}: {
  id: string
  title: string
  notes: LegalText[]
  sources: LegalSource[]
}) {
  return (
    <section aria-labelledby={`notes-${id}-title`} className="stack no-print">
      <h2 id={`notes-${id}-title`} className="legal-sub">
        {title}
      </h2>
      <div className="prose">
        <ul>
          {notes.map((note) => (
            <li key={note.text}>
              {note.text}
              <SourceMarks ids={note.sources} sources={sources} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Privacy({ isPrinted }: { isPrinted: boolean }) {
  const w = words().legal.tool
  return (
    <section className="callout callout-tip content-start" aria-labelledby="stays-title">
      <h2 id="stays-title" className="text-[1.2rem]">
        {w.stays}
      </h2>
      <p>{w.staysText}</p>
      {isPrinted ? <p>{w.staysPaper}</p> : null}
    </section>
  )
}

function Facts({ tool }: { tool: LegalTool }) {
  const w = words().legal
  return (
    <p className="facts no-print max-w-[44rem]">
      <Icon name="calendar-days" size={18} />
      <span>{w.guide.updated({ day: localizeDay(tool.lastUpdated) })}</span>
      <Icon name="landmark" size={18} />
      <span>{w.guide.applies({ where: tool.jurisdiction })}</span>
      <Icon name="scale" size={18} />
      <span>{w.tool.unreviewed}</span>
    </p>
  )
}

/** What a tool is for, and the way to it. */
export function ToolHead({ tool }: { tool: LegalTool }) {
  const { tool: w, tools } = words().legal
  return (
    <>
      <p className="soft font-[600]">{tools.types[tool.type]}</p>
      <h1 className="text-[clamp(2rem,1.5rem+2.2vw,3rem)]">{tool.title}</h1>
      <p className="lead">{tool.description}</p>
      <LinkButton className="w-fit" href="#tool">
        {w.starts[tool.type]}
      </LinkButton>
    </>
  )
}

/** The frame of each tool: the tool itself, the next steps, and the sources. */
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
  const w = words().legal.tool
  return (
    <div className="section pt-4">
      <div className="wrap grid gap-9">
        <div className="grid-2 no-print">
          <ToolNotes id="before" title={w.before} notes={tool.before} sources={tool.sources} />
          <Privacy isPrinted={tool.type !== 'calculator'} />
        </div>
        <div id="tool" className="grid gap-9">
          {tool.type === 'template' ? (
            <noscript>
              <p className="no-print">{w.byHand}</p>
            </noscript>
          ) : null}
          {children}
        </div>
        <ToolNotes id="after" title={w.after} notes={tool.after} sources={tool.sources} />
        {guides.length > 0 ? (
          <section aria-labelledby="guides-title" className="stack no-print">
            <h2 id="guides-title" className="legal-sub">
              {w.more}
            </h2>
            <ul>
              <GuideItems guides={guides} />
            </ul>
          </section>
        ) : null}
        <LegalRecords title={w.people} notes={tool.records} records={records} />
        <div className="no-print">
          <SourceList sources={tool.sources} />
        </div>
        <Facts tool={tool} />
        <div className="no-print">
          <NotAdvice />
        </div>
      </div>
    </div>
  )
}
