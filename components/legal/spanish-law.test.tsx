import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type StateCode, stateCodes } from '@/lib/geography/states'
import type { StateFacts } from '@/lib/legal/states/cells'
import { readFactFile } from '@/lib/legal/states/files'
import { inLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { DeadlineCalculator } from './deadline-calculator'
import { DeadlineList } from './deadline-list'
import { EveryState, StateLawBrief } from './state-law-brief'
import { StateLawNow } from './state-law-now'
import { StateLawParts, type StatePeople } from './state-law-parts'

const nobody: StatePeople = { lines: [], coalitions: [], legalAid: [], lawyer: undefined, child: undefined }
const factsOf = (state: StateCode): StateFacts => readFactFile().get(state) ?? {}

/** Sentences of English outside of what is marked as English; a name within a Spanish sentence is none. */
function listEnglish(html: string): string[] {
  const unmarked = html.replaceAll(/<(\w+)[^>]* lang="en"[^>]*>.*?<\/\1>/g, ' ')
  const text = unmarked.replaceAll(/<[^>]+>/g, ' ').replaceAll('&#x27;', '’')
  return (
    text.match(
      /[^ ]* (?:you|your|can|must|not|ask|until|within|was|were|is|are|has|it|they|them|if|when|may)(?= )[^.]{0,40}/g,
    ) ?? []
  )
}

describe.each(stateCodes)('the law of %s in Spanish', (state) => {
  const page = inLanguage('es', () =>
    renderToStaticMarkup(
      <>
        <StateLawNow state={state} facts={factsOf(state)} people={nobody} />
        <StateLawParts state={state} facts={factsOf(state)} people={nobody} />
      </>,
    ),
  )

  it('has no English that is not a name, a citation or marked as English', () => {
    expect(listEnglish(page)).toEqual([])
  })

  it('says the deadline in Spanish, with the day it was read', () => {
    const fact = factsOf(state).compensation_deadline
    if (!fact) return
    expect(page).toContain(fact.valueEs?.slice(0, 20))
    expect(page).toMatch(/Leído el <time dateTime="2026-\d\d-\d\d">\d+ de \p{L}+ de 2026/u)
  })
})

it('finds English where it is left', () => {
  expect(listEnglish('<p>Pregunte if you can ask</p>')).toHaveLength(1)
  expect(listEnglish('<p>Pregunte <span lang="en">if you can ask</span></p>')).toEqual([])
})

it('explains the name of an order beside the name that the clerk knows', () => {
  const page = inLanguage('es', () =>
    renderToStaticMarkup(<StateLawParts state="AL" facts={factsOf('AL')} people={nobody} />),
  )
  expect(page).toContain(
    '<span lang="en">Protection From Abuse order (PFA)</span> (orden de protección contra el abuso)',
  )
})

it('names the food program of Puerto Rico, which has no SNAP', () => {
  const page = inLanguage('es', () =>
    renderToStaticMarkup(<StateLawParts state="PR" facts={factsOf('PR')} people={nobody} />),
  )
  expect(page).toContain('Comida (PAN')
  expect(page).not.toContain('SNAP')
})

describe('a few answers on another page', () => {
  const facts = Object.fromEntries(stateCodes.map((state) => [state, factsOf(state)])) as Record<StateCode, StateFacts>

  it('are those of the table, with the way to the rest', () => {
    const brief = renderToStaticMarkup(
      <StateLawBrief state="FL" facts={facts.FL} cells={['recording']} part="#recording" />,
    )
    expect(brief).toContain('The law in Florida')
    expect(brief).toContain(facts.FL.recording?.value.slice(0, 30))
    expect(brief).toContain('href="/legal-education/states/florida#recording"')
    expect(renderToStaticMarkup(<StateLawBrief state="FL" facts={{}} cells={['recording']} />)).toBe('')
  })

  it('are in Spanish on a Spanish page, state by state for a letter', () => {
    const list = inLanguage('es', () => renderToStaticMarkup(<EveryState facts={facts} cell="leave" part="#leave" />))
    expect(list).toContain('href="/es/legal-education/states/washington#leave"')
    expect(list).toContain('RCW 49.76')
    expect(list.match(/<dt/g)).toHaveLength(stateCodes.filter((state) => facts[state].leave).length)
    expect(listEnglish(list)).toEqual([])
  })
})

describe('the deadline tool in Spanish', () => {
  const facts = Object.fromEntries(stateCodes.map((state) => [state, factsOf(state)])) as Record<StateCode, StateFacts>
  const list = inLanguage('es', () => renderToStaticMarkup(<DeadlineList facts={facts} />))

  it('lists every state with its Spanish name and answer, and has no English left', () => {
    expect(list.match(/id="limit-/g)).toHaveLength(stateCodes.length)
    expect(list).toContain('Carolina del Norte')
    expect(listEnglish(list)).toEqual([])
  })

  it('asks in Spanish', () => {
    const form = inLanguage('es', () => {
      const { legal, records } = words()
      const { list: _, ...deadline } = legal.tool.deadline
      const states = Object.fromEntries(
        stateCodes.map((code) => [
          code,
          { name: records.state(code), inName: records.inState(code), rules: [], isOpen: false, isUnsure: false },
        ]),
      ) as never
      return renderToStaticMarkup(<DeadlineCalculator states={states} words={deadline} tag={records.tag} />)
    })
    expect(form).toContain('Estado donde pasó')
    expect(form).toContain('Islas Vírgenes')
    expect(listEnglish(form)).toEqual([])
  })
})
