import { expect, it } from 'vitest'
import { inLanguage } from '@/lib/site/language/speak'
import { legalGuides } from '../guides'
import { cellShapes, splitNames } from './cells'
import { describeFact, isNameCell, spanishOf } from './describe-fact'
import { readFactRows } from './files'
import { glossOrder, translatePhrases } from './translate-phrases'

const answered = readFactRows()
  .flatMap(({ rows }) => rows)
  .filter(({ value }) => value)

it.each([
  ['page without a date', 'página sin fecha'],
  [
    'copy of February 2026; WomensLaw of October 31, 2023',
    'copia de febrero de 2026; WomensLaw del 31 de octubre de 2023',
  ],
  ['in force since July 1, 2024', 'en vigor desde el 1 de julio de 2024'],
  ['in force since 1996, version of April 2023', 'en vigor desde 1996, versión de abril de 2023'],
  ['checked April 2024', 'revisado en abril de 2024'],
  ['2010 text', 'texto de 2010'],
  ['Ala. Code 13A-11-72(a), (h)(8)', 'Ala. Code 13A-11-72(a), (h)(8)'],
  ['November 9, 2023, and a county page without a date', '9 de noviembre de 2023, y una página del condado sin fecha'],
  ['AS 18.65.850 and following (stalking)', 'AS 18.65.850 y siguientes (acecho)'],
  [
    '800-555-0100 (ages 18 to 59); 833-555-0100 (age 60 and older)',
    '800-555-0100 (de 18 a 59 años); 833-555-0100 (60 años o más)',
  ],
])('says %j in Spanish', (english, spanish) => {
  expect(translatePhrases(english)).toBe(spanish)
})

it('leaves alone what has a word without a Spanish phrase, rather than half of it', () => {
  expect(translatePhrases('page without a date, from before the program moved')).toBeNull()
})

it.each([
  ['Protection From Abuse order (PFA)', 'orden de protección contra el abuso'],
  ['Civil Protection Order (temporary and permanent)', 'orden de protección civil temporal o permanente'],
  ['Restraining Order (stalking or harassment)', 'orden de restricción contra el acecho o el acoso'],
  ['Order for Protection (Family Court)', 'orden de protección (corte de familia)'],
])('explains the order %j', (name, gloss) => {
  expect(glossOrder(name)).toBe(gloss)
})

it('says every answer in Spanish, and explains the name of every order', () => {
  const names: string[] = []
  for (const { state, cell, value, value_es: valueEs } of answered) {
    const { kind } = cellShapes[cell]
    if (kind === 'names') names.push(...(valueEs ? [] : splitNames(value)))
    // The names of offices and programs are said as they are.
    else if (kind !== 'link' && !isNameCell(cell)) {
      const fact = { value, valueEs: valueEs || undefined, source: '', url: '', dated: '', on: '', isConfirmed: false }
      expect(spanishOf(fact, cell), `${state} ${cell}: ${value}`).toBeTruthy()
    }
  }
  expect(names.filter((name) => !glossOrder(name))).toEqual([])
})

it('says nearly every date of a source in Spanish, those of the guides too', () => {
  const dates = [
    ...answered.map(({ dated }) => dated),
    ...legalGuides.flatMap(({ sources }) => sources.map(({ date }) => date)),
  ]
  const isSaid = dates.filter((date) => translatePhrases(date) !== null)
  expect(isSaid.length / dates.length).toBeGreaterThan(0.95)
})

it('marks as English what it has no Spanish for, and only on a page that is not in English', () => {
  const fact = { value: 'Ask Kim first.', source: null, url: null, dated: null, on: '2026-11-28', isConfirmed: true }
  expect(describeFact(fact, 'leave').lang).toBeUndefined()
  expect(inLanguage('es', () => describeFact(fact, 'leave'))).toMatchObject({ text: 'Ask Kim first.', lang: 'en' })
  expect(inLanguage('es', () => describeFact({ ...fact, valueEs: 'Pregunte a Kim.' }, 'leave'))).toMatchObject({
    text: 'Pregunte a Kim.',
    lang: undefined,
  })
})
