/** The figures as tables: for the page under each chart, the spreadsheet and the printed report. */

import { stateName } from '@/lib/geography/states'
import { categoryNames } from '@/lib/resources/vocabulary'
import { formatNumber } from '@/lib/text/format'
import type { Analytics } from './schema'
import type { Shown } from './shown'

export interface ReportTable {
  id: 'totals' | 'months' | 'kinds' | 'states' | 'impact' | 'gaps'
  title: string
  columns: string[]
  rows: string[][]
  /** Some of it is made up, since nothing has been counted yet. */
  isSample: boolean
}

export function writeShown(value: Shown): string {
  return typeof value === 'number' ? formatNumber(value) : value
}

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

export function nameMonth(name: string): string {
  return month.format(new Date(`${name}-01T00:00:00Z`))
}

export function nameArea(state: Analytics['geographicData'][number]['state']): string {
  return state === 'US' ? 'Nationwide' : stateName(state)
}

export const definitions = {
  totalUsers: 'Times someone opened an entry, pressed Call or Text, or opened a website. We count uses, not people.',
  totalResources: 'Entries in the directory today.',
  resourceViews: 'Times someone opened an entry.',
  successStories: 'Check-ins ended as safe. We do not collect stories.',
  womenHelped: 'Times someone pressed Call or Text on an entry. We can’t know whether she got help.',
  resourcesConnected: 'Times someone contacted a service: called, texted, or opened its website.',
  emergencyContacts: 'Of these, calls and texts to emergency services in the directory.',
  safetyPlansCreated:
    'Safety plans made with our help. A plan that stays on your device is not counted: nothing is sent.',
} as const

export function listTables(figures: Analytics): ReportTable[] {
  const { isSample, impactMetrics: impact } = figures
  return [
    {
      id: 'totals',
      title: 'Totals',
      columns: ['Figure', 'Number', 'What it counts'],
      rows: [
        ['Uses', writeShown(figures.totalUsers), definitions.totalUsers],
        ['Entries', formatNumber(figures.totalResources), definitions.totalResources],
        ['Views of entries', writeShown(figures.resourceViews), definitions.resourceViews],
        ['Check-ins ended safely', writeShown(figures.successStories), definitions.successStories],
      ],
      isSample,
    },
    {
      id: 'months',
      title: 'By month',
      columns: ['Month', 'Uses', 'Views of entries', 'Entries added'],
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
      title: 'By kind of help',
      columns: ['Kind of help', 'Entries', 'Views', 'Average rating'],
      rows: figures.categoryData.map((row) => [
        categoryNames[row.category],
        formatNumber(row.resources),
        writeShown(row.views),
        row.avgRating === null ? 'not asked' : String(row.avgRating),
      ]),
      isSample,
    },
    {
      id: 'states',
      title: 'By state',
      columns: ['State', 'Uses', 'Entries that serve it'],
      rows: figures.geographicData.map((row) => [
        nameArea(row.state),
        writeShown(row.users),
        formatNumber(row.resources),
      ]),
      isSample,
    },
    {
      id: 'impact',
      title: 'Impact',
      columns: ['Figure', 'Number', 'What it counts'],
      rows: [
        ['Calls and texts started', writeShown(impact.womenHelped), definitions.womenHelped],
        ['Contacts with a service', writeShown(impact.resourcesConnected), definitions.resourcesConnected],
        ['Emergency calls and texts', writeShown(impact.emergencyContacts), definitions.emergencyContacts],
        ['Safety plans', writeShown(impact.safetyPlansCreated), definitions.safetyPlansCreated],
      ],
      isSample,
    },
    {
      id: 'gaps',
      title: 'Resource gaps',
      columns: ['State', 'Kind of help', 'Gap score', 'Women', 'Entries per 100,000 women'],
      rows: figures.resourceGaps.map((row) => [
        stateName(row.state),
        categoryNames[row.category],
        row.gapScore.toFixed(1),
        formatNumber(row.population),
        row.resourcesPerCapita.toFixed(2),
      ]),
      isSample: false,
    },
  ]
}
