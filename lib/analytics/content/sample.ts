/** Sample data shown until anything has been counted, and labeled as such everywhere. */
import type { StateCode } from '@/lib/geography/states'
import { type Analytics, listPeriodMonths, type Period } from '../schema'

export const sampleFields = [
  'totalUsers',
  'resourceViews',
  'successStories',
  'geographicData.users',
  'categoryData.views',
  'timeSeriesData.users',
  'timeSeriesData.resourceViews',
  'impactMetrics',
]

const states: Partial<Record<StateCode | 'US', number>> = {
  CA: 310,
  TX: 260,
  FL: 190,
  NY: 180,
  PA: 120,
  IL: 115,
  OH: 110,
  GA: 95,
  NC: 90,
  MI: 85,
  WA: 60,
  AZ: 55,
  TN: 50,
  CO: 45,
  MN: 40,
  OR: 35,
  LA: 30,
  NM: 20,
  AK: 15,
  US: 295,
}

/** Uses and views per month, newest last. */
const months: [users: number, views: number][] = [
  [96, 62],
  [104, 68],
  [118, 77],
  [125, 80],
  [131, 86],
  [150, 99],
  [164, 108],
  [177, 118],
  [190, 126],
  [214, 143],
  [238, 160],
  [279, 189],
]

/** The directory's real figures stay; the rest is filled with sample data. */
export function fillWithSample(figures: Analytics, period: Period, now: Date): Analytics {
  const shown = months.slice(-listPeriodMonths(now, period).length)
  const total = shown.reduce((sum, [users]) => sum + users, 0)
  const views = shown.reduce((sum, [, viewed]) => sum + viewed, 0)
  const share = total / 2000
  const scale = (number: number) => Math.max(11, Math.round(number * share))
  const byCategory = [0.41, 0.21, 0.23, 0.15]
  return {
    ...figures,
    isSample: true,
    sampleFields,
    totalUsers: total,
    resourceViews: views,
    successStories: scale(48),
    geographicData: figures.geographicData.map((row) => {
      const users = states[row.state]
      return { ...row, users: users === undefined ? 'fewer than 11' : scale(users) }
    }),
    categoryData: figures.categoryData.map((row, index) => ({
      ...row,
      views: Math.round(views * (byCategory[index] ?? 0)),
    })),
    timeSeriesData: figures.timeSeriesData.map((row, index) => {
      const [users, resourceViews] = shown[index] ?? [0, 0]
      return { ...row, users, resourceViews }
    }),
    impactMetrics: {
      womenHelped: scale(430),
      resourcesConnected: total - views,
      emergencyContacts: scale(160),
      safetyPlansCreated: scale(75),
    },
  }
}
