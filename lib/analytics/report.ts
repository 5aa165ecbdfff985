/** The figures as tables: for the page under each chart, the spreadsheet and the printed report. */
import { currentLanguage } from '@/lib/site/language/speak'
import { languageTags } from '@/lib/site/language/tags'
import { words } from '@/lib/site/language/words'
import { formatNumber } from '@/lib/text/format'
import type { Analytics, Shown } from './schema'

export interface ReportTable {
  id: 'totals' | 'months' | 'kinds' | 'states' | 'impact' | 'gaps'
  title: string
  columns: string[]
  rows: string[][]
  /** Whether some of it is sample data, because nothing has been counted yet. */
  isSample: boolean
}

export function writeShown(value: Shown): string {
  return typeof value === 'number' ? formatNumber(value) : words().figures.fewer
}

export function nameMonth(name: string): string {
  const { tag } = languageTags[currentLanguage()]
  const month = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return month.format(new Date(`${name}-01T00:00:00Z`))
}

export function nameArea(state: Analytics['geographicData'][number]['state']): string {
  const { figures, records } = words()
  return state === 'US' ? figures.nationwide : records.state(state)
}

export function listTables(figures: Analytics): ReportTable[] {
  const { isSample, impactMetrics: impact } = figures
  const { figures: w, directory, records } = words()
  const { tables: t, counts } = w
  const listFigures = (id: ReportTable['id'], title: string, rows: [string, Shown, string][]): ReportTable => ({
    id,
    title,
    columns: [t.figure, t.number, t.what],
    rows: rows.map(([name, figure, what]) => [name, writeShown(figure), what]),
    isSample,
  })
  return [
    listFigures('totals', t.totals, [
      [w.uses, figures.totalUsers, counts.uses],
      [w.entries, figures.totalResources, counts.entries],
      [w.views, figures.resourceViews, counts.views],
      [w.safe, figures.successStories, counts.safe],
    ]),
    {
      id: 'months',
      title: w.byMonth,
      columns: [t.month, w.uses, w.views, t.added],
      rows: figures.timeSeriesData.map((row) => [
        nameMonth(row.month),
        writeShown(row.users),
        writeShown(row.resourceViews),
        formatNumber(row.resourcesAdded),
      ]),
      isSample,
    },
    {
      id: 'kinds',
      title: t.kinds,
      columns: [t.kind, w.entries, t.views, t.rating],
      rows: figures.categoryData.map((row) => [
        directory.categories[row.category],
        formatNumber(row.resources),
        writeShown(row.views),
        row.avgRating === null ? t.notAsked : String(row.avgRating),
      ]),
      isSample,
    },
    {
      id: 'states',
      title: t.states,
      columns: [t.state, w.uses, t.serving],
      rows: figures.geographicData.map((row) => [
        nameArea(row.state),
        writeShown(row.users),
        formatNumber(row.resources),
      ]),
      isSample,
    },
    listFigures('impact', w.impact, [
      [w.calls, impact.womenHelped, counts.calls],
      [w.contacts, impact.resourcesConnected, counts.contacts],
      [w.emergency, impact.emergencyContacts, counts.emergency],
      [w.plans, impact.safetyPlansCreated, counts.plans],
    ]),
    {
      id: 'gaps',
      title: t.gaps,
      columns: [t.state, t.kind, t.score, t.women, t.perWomen],
      rows: figures.resourceGaps.map((row) => [
        records.state(row.state),
        directory.categories[row.category],
        row.gapScore.toFixed(1),
        formatNumber(row.population),
        row.resourcesPerCapita.toFixed(2),
      ]),
      isSample: false,
    },
  ]
}
