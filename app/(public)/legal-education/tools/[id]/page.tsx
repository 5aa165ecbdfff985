import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { SiteFrame } from '@/components/layout/site-frame'
import { Checklist } from '@/components/legal/checklist'
import { DeadlineCalculator } from '@/components/legal/deadline-calculator'
import { DeadlineList } from '@/components/legal/deadline-list'
import { LetterMaker } from '@/components/legal/letter-maker'
import { toolPath } from '@/components/legal/tool-card'
import { ToolPage } from '@/components/legal/tool-page'
import { stateCodes } from '@/lib/geography/states'
import { compensationDeadlines, withoutDeadline } from '@/lib/legal/content/compensation-deadlines'
import { getGuide } from '@/lib/legal/guides'
import type { LegalTool } from '@/lib/legal/schema'
import { listStateFacts } from '@/lib/legal/states/facts'
import { getTool, legalTools } from '@/lib/legal/tools'
import { getRecords } from '@/lib/resources/reads/page-reads'
import { pageMetadata } from '@/lib/site/page-metadata'

interface Props {
  params: Promise<{ id: string }>
}

export const dynamicParams = false

export function generateStaticParams() {
  return legalTools.map(({ id }) => ({ id }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const tool = getTool((await params).id)
  return tool ? pageMetadata({ title: tool.title, description: tool.description, path: toolPath(tool.id) }) : {}
}

async function Tool({ tool }: { tool: LegalTool }) {
  if (tool.type === 'checklist') return <Checklist tool={tool} />
  if (tool.type === 'template') return <LetterMaker template={{ groups: tool.groups, letter: tool.letter }} />
  const facts = await listStateFacts()
  // What staff were told in words is not reckoned with: the calculator sends the reader to those words.
  const read = stateCodes.filter((code) => !facts[code].compensation_deadline)
  const rules = Object.fromEntries(read.map((code) => [code, compensationDeadlines[code]?.rules]))
  return (
    <>
      <DeadlineCalculator rules={rules} open={read.filter((code) => withoutDeadline[code])} />
      <DeadlineList facts={facts} />
    </>
  )
}

export default async function LegalToolPage({ params }: Props) {
  const tool = getTool((await params).id)
  if (!tool) notFound()
  const records = await getRecords(tool.records.map(({ slug }) => slug))
  return (
    <SiteFrame path={toolPath(tool.id)} isLive>
      <Breadcrumbs
        crumbs={[
          { href: '/legal-education', label: 'Legal Education Hub' },
          { href: '/legal-education/tools', label: 'Legal Tools' },
          { href: toolPath(tool.id), label: tool.title },
        ]}
      />
      <ToolPage tool={tool} guides={tool.guides.flatMap((id) => getGuide(id) ?? [])} records={records}>
        <Tool tool={tool} />
      </ToolPage>
    </SiteFrame>
  )
}
