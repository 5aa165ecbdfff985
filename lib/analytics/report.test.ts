import { beforeAll, describe, expect, test } from 'vitest'
import { forCategories } from '@/db/vocabulary/directory'
import { inLanguage } from '@/lib/site/language/speak'
import { listNodes, type PdfText, readPdf } from '@/tests/support/read-pdf'
import { fillWithSample } from './content/sample'
import { type DirectoryFigures, findMedian, makeFigures, scoreGap } from './figures'
import { listTables } from './report'
import { createReportCsv } from './report-csv'
import { createReportPdf } from './report-pdf'
import { findPart, listMonths, listPeriodMonths, listViews, readExport, readView, viewPath } from './schema'

const now = new Date('2026-11-21T12:00:00Z')
const directory: DirectoryFigures = {
  total: 60,
  byState: [
    { state: 'TX', category: 'housing-shelter', count: 50 },
    { state: 'WY', category: 'housing-shelter', count: 10 },
  ],
  byCategory: forCategories((category) => (category === 'housing-shelter' ? 60 : 0)),
  addedByMonth: { '2026-11': 60 },
}
const figures = makeFigures('6months', now, [], directory)
const sample = fillWithSample(figures, '6months', now)

describe('the months', () => {
  test('end with the current one, even across a new year', () => {
    expect(listMonths(new Date('2026-02-01T00:00:00Z'), 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
    expect(listPeriodMonths(now, '3months')).toEqual(['2026-09', '2026-10', '2026-11'])
  })

  test('make the parts of every period', () => {
    const parts = listMonths(now, 12).map((month) => findPart(month, now))
    expect(parts).toEqual([2, 2, 2, 2, 2, 2, 1, 1, 1, 0, 0, 0])
    expect(findPart('2025-11', now)).toBeNull()
  })
})

describe('the gap score', () => {
  test('is 10 with no entries and high demand, 4 at the median, near 0 with plenty', () => {
    expect(scoreGap({ rate: 0, median: 2, unanswered: 1e9 })).toBe(10)
    expect(scoreGap({ rate: 0, median: 0, unanswered: 0 })).toBe(8)
    expect(scoreGap({ rate: 2, median: 2, unanswered: 0 })).toBe(4)
    expect(scoreGap({ rate: 200, median: 2, unanswered: 0 })).toBe(0.1)
    expect(scoreGap({ rate: 2, median: 2, unanswered: 1 })).toBe(5)
  })

  test('is calculated for each state and kind from entries per 100,000 women', () => {
    const row = figures.resourceGaps.find(({ state, category }) => state === 'WY' && category === 'housing-shelter')
    // 576,851 people, 49.1% women.
    expect(row).toEqual({
      state: 'WY',
      category: 'housing-shelter',
      gapScore: 0,
      population: 283_000,
      resourcesPerCapita: 3.534,
    })
    expect(findMedian([3, 1, 2])).toBe(2)
    expect(findMedian([4, 1, 2, 3])).toBe(2.5)
  })
})

describe('the sample', () => {
  test('is marked, and its directory numbers are real', () => {
    expect(sample).toMatchObject({ isSample: true, totalResources: 60 })
    expect(sample.timeSeriesData.at(-1)?.resourcesAdded).toBe(60)
    expect(listTables(sample).map(({ id, isSample }) => [id, isSample])).toEqual([
      ['totals', true],
      ['months', true],
      ['kinds', true],
      ['states', true],
      ['impact', true],
      ['gaps', false],
    ])
  })
})

describe('the addresses', () => {
  test('are one for each period and tab, and no other address is accepted', () => {
    const paths = listViews().map(viewPath)
    expect(new Set(paths).size).toBe(12)
    expect(paths).toContain('/analytics')
    expect(readView([])).toEqual({ period: '6months', tab: 'overview' })
    expect(readView(['1year', 'gaps'])).toEqual({ period: '1year', tab: 'gaps' })
    for (const parts of [['6months'], ['overview'], ['gaps', '1year'], ['toString']]) expect(readView(parts)).toBeNull()
    expect(readExport('impact-1year.pdf')).toEqual({ period: '1year', kind: 'pdf' })
    expect(readExport('impact-1year.exe')).toBeNull()
  })
})

test('the spreadsheet has every table, marks what is a sample, and contains no formula', () => {
  const csv = createReportCsv(sample, 'Marigold', '2026-11-21')
  expect(csv.startsWith('\ufeffMarigold: impact report,6 Months,made on 2026-11-21\r\n')).toBe(true)
  for (const { title, isSample } of listTables(sample)) expect(csv).toContain(isSample ? `${title} (sample)` : title)
  expect(csv).toContain('Sample figures: nothing has been counted yet.')
  for (const line of csv.split('\r\n')) expect(line).not.toMatch(/^[=+@-]|,[=+@-]/)
})

describe('the printed report', () => {
  let pdf: PdfText

  beforeAll(async () => {
    pdf = await readPdf(await createReportPdf(sample, 'Marigold', new Date('2026-11-21')))
  })

  test('is tagged, in English, and shows its title', () => {
    expect(pdf).toMatchObject({ isTagged: true, language: 'en-US', showsTitle: true, title: 'Marigold: impact report' })
  })

  test('has every table under its heading, with column headers', () => {
    const nodes = listNodes(pdf.pages)
    const headings = nodes.filter(({ role }) => role === 'H2').map(({ text }) => text)
    expect(headings).toEqual([
      'Totals (sample)',
      'By month (sample)',
      'By kind of help (sample)',
      'By state (sample)',
      'Impact (sample)',
      'Resource gaps',
      'How the gap score is calculated',
    ])
    expect(nodes.filter(({ role }) => role === 'Table').length).toBeGreaterThanOrEqual(6)
    expect(nodes.filter(({ role, text }) => role === 'TH' && text === 'Gap score')).toHaveLength(1)
  })
})

test('the report can be downloaded in Spanish', () => {
  const csv = inLanguage('es', () => createReportCsv(sample, 'Marigold', '2026-11-21'))
  for (const part of ['Marigold: informe de resultados', 'Totales (ejemplo)', 'menos de 11', 'noviembre de 2026'])
    expect(csv).toContain(part)
  expect(csv).not.toMatch(/fewer|Nationwide|Kind of help/)
})
