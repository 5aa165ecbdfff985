import type { ReactNode } from 'react'
import { Checklist } from '@/components/legal/checklist'
import { DeadlineCalculator } from '@/components/legal/deadline-calculator'
import { DeadlineList } from '@/components/legal/deadline-list'
import { HubItemPage } from '@/components/legal/hub-item-page'
import { LetterMaker } from '@/components/legal/letter-maker'
import { LetterTranslation } from '@/components/legal/letter-translation'
import { toolPath } from '@/components/legal/tool-card'
import { ToolPage } from '@/components/legal/tool-page'
import { stateCodes } from '@/lib/geography/states'
import { compensationDeadlines, withoutDeadline } from '@/lib/legal/content/compensation-deadlines'
import { localizedGuide, localizedTool } from '@/lib/legal/localized'
import type { LegalTool } from '@/lib/legal/schema'
import { listStateFacts } from '@/lib/legal/states/facts'
import { legalTools } from '@/lib/legal/tools'
import { isFromCopy } from '@/lib/resources/reads/from-copy'
import { getRecords } from '@/lib/resources/reads/page-reads'
import { currentLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { orNotFoundPage } from '@/lib/site/or-not-found'
import { describeItem } from '@/lib/site/page-metadata'

type Props = PageProps<'/legal-education/tools/[id]'>

export const dynamicParams = false

export function generateStaticParams() {
  return legalTools.map(({ id }) => ({ id }))
}

export const generateMetadata = describeItem(localizedTool, toolPath)

function EnglishOnly({ children }: { children: ReactNode }) {
  if (currentLanguage() === 'en') return children
  return (
    <>
      <p className="callout">{words().layout.englishOnly}</p>
      <div lang="en" className="grid gap-9">
        {children}
      </div>
    </>
  )
}

async function Tool({ tool }: { tool: LegalTool }) {
  if (tool.type === 'checklist') return <Checklist tool={tool} />
  if (tool.type === 'template') {
    return (
      <>
        <LetterMaker
          template={{ groups: tool.groups, letter: tool.letter.map(({ translation: _, ...line }) => line) }}
          words={words().legal.tool.letter}
        />
        <LetterTranslation tool={tool} />
      </>
    )
  }
  const facts = await listStateFacts()
  // The calculator can't compute what staff confirmed as free text: it refers the reader to that text.
  const read = stateCodes.filter((code) => !facts[code].compensation_deadline?.isConfirmed)
  const rules = Object.fromEntries(read.map((code) => [code, compensationDeadlines[code]?.rules]))
  const minors = Object.fromEntries(read.map((code) => [code, compensationDeadlines[code]?.minors]))
  return (
    <EnglishOnly>
      <DeadlineCalculator rules={rules} open={read.filter((code) => withoutDeadline[code])} minors={minors} />
      <DeadlineList facts={facts} />
    </EnglishOnly>
  )
}

export default async function LegalToolPage({ params }: Props) {
  const tool = orNotFoundPage(localizedTool((await params).id))
  const records = await getRecords(Object.keys(tool.records))
  return (
    <HubItemPage tab="/legal-education/tools" item={tool} isFromCopy={await isFromCopy()} isLive>
      <ToolPage tool={tool} guides={tool.guides.flatMap((id) => localizedGuide(id) ?? [])} records={records}>
        <Tool tool={tool} />
      </ToolPage>
    </HubItemPage>
  )
}
