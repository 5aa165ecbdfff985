import { Checklist } from '@/components/legal/checklist'
import { type CalculatedState, DeadlineCalculator } from '@/components/legal/deadline-calculator'
import { DeadlineList } from '@/components/legal/deadline-list'
import { HubItemPage } from '@/components/legal/hub-page'
import { LetterMaker } from '@/components/legal/letter-maker'
import { EveryState } from '@/components/legal/state-law-brief'
import { toolPath } from '@/components/legal/tool-card'
import { ToolHead, ToolPage } from '@/components/legal/tool-page'
import { type StateCode, stateCodes } from '@/lib/geography/states'
import { legalTools } from '@/lib/legal/help'
import { localizedGuide, localizedTool } from '@/lib/legal/localized'
import type { LegalTool, LetterTool } from '@/lib/legal/schema'
import { isUnsure, type StateCell } from '@/lib/legal/states/cells'
import { readCompensationLimits } from '@/lib/legal/states/compensation-limits'
import { listStateFacts } from '@/lib/legal/states/facts'
import { isFromCopy } from '@/lib/resources/reads/from-copy'
import { getRecords } from '@/lib/resources/reads/watch'
import { setLanguage } from '@/lib/site/language/page-language'
import { words } from '@/lib/site/language/words'
import { orNotFoundPage } from '@/lib/site/or-not-found'
import { describeItem } from '@/lib/site/page-metadata'

/** A translation of the English letter for a reader of another language; each blank is shown as the name of its field. */
function LetterTranslation({ tool }: { tool: LetterTool }) {
  const w = words().legal.tool.letter
  const labels = new Map(tool.groups.flatMap(({ fields }) => fields.map(({ id, label }) => [id, label])))
  const lines = tool.letter.flatMap(({ translation }) => translation ?? [])
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="said-title" className="stack no-print">
      <h2 id="said-title" className="legal-sub">
        {w.said}
      </h2>
      <p className="soft">{w.saidLead}</p>
      <div className="prose">
        <ul>
          {lines.map((line) => (
            <li key={line}>{line.replaceAll(/\{([a-z]+)\}/g, (_, id: string) => `[${labels.get(id) ?? id}]`)}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}

type Props = PageProps<'/[locale]/legal-education/tools/[id]'>

export const dynamicParams = false

export function generateStaticParams() {
  return legalTools.map(({ id }) => ({ id }))
}

export const generateMetadata = describeItem(localizedTool, toolPath)

async function Deadlines() {
  const facts = await listStateFacts()
  const { legal, records } = words()
  const limits = readCompensationLimits()
  const states = Object.fromEntries(
    stateCodes.map((code): [StateCode, CalculatedState] => {
      const fact = facts[code].compensation_deadline
      // The calculator can't compute what staff confirmed as free text: it refers the reader to that text.
      const own = fact && !fact.isConfirmed ? limits.get(code) : undefined
      return [
        code,
        {
          name: records.state(code),
          inName: records.inState(code),
          rules: own?.rules ?? [],
          isOpen: own?.isOpen ?? false,
          isUnsure: Boolean(fact && isUnsure(fact)),
        },
      ]
    }),
  ) as Record<StateCode, CalculatedState>
  const { list: _, ...deadline } = legal.tool.deadline
  return (
    <>
      <DeadlineCalculator states={states} words={deadline} tag={records.tag} />
      <DeadlineList facts={facts} />
    </>
  )
}

/** What a letter may name: the law of her state, from the same table as its page. */
const lawOfLetters: Record<string, { cell: StateCell; part: string }[]> = {
  'work-leave-letter': [{ cell: 'leave', part: '#leave' }],
  'vawa-housing-letter': [
    { cell: 'lease', part: '#lease' },
    { cell: 'lock_change', part: '#lease' },
  ],
}

async function LetterLaw({ id }: { id: string }) {
  const facts = await listStateFacts()
  return lawOfLetters[id]?.map(({ cell, part }) => <EveryState key={cell} facts={facts} cell={cell} part={part} />)
}

function Tool({ tool }: { tool: LegalTool }) {
  if (tool.type === 'checklist') return <Checklist tool={tool} />
  if (tool.type === 'template') {
    return (
      <>
        <LetterMaker
          template={{ groups: tool.groups, letter: tool.letter.map(({ translation: _, ...line }) => line) }}
          words={words().legal.tool.letter}
        />
        <LetterTranslation tool={tool} />
        <LetterLaw id={tool.id} />
      </>
    )
  }
  return <Deadlines />
}

export default async function LegalToolPage({ params }: Props) {
  await setLanguage(params)
  const tool = orNotFoundPage(localizedTool((await params).id))
  const records = await getRecords(Object.keys(tool.records))
  return (
    <HubItemPage
      tab="/legal-education/tools"
      item={tool}
      head={<ToolHead tool={tool} />}
      isFromCopy={await isFromCopy()}
      isLive
    >
      <ToolPage tool={tool} guides={tool.guides.flatMap((id) => localizedGuide(id) ?? [])} records={records}>
        <Tool tool={tool} />
      </ToolPage>
    </HubItemPage>
  )
}
