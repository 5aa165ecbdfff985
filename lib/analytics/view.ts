/** The analytics page's addresses: a period, then a tab; defaults are left out. */
import { DEFAULT_PERIOD, type Period, periods } from './period'

export const tabs = ['overview', 'usage', 'impact', 'gaps'] as const
export type Tab = (typeof tabs)[number]

export interface View {
  period: Period
  tab: Tab
}

export function viewPath({ period, tab }: View): string {
  const parts = [period === DEFAULT_PERIOD ? '' : period, tab === 'overview' ? '' : tab].filter(Boolean)
  return ['/analytics', ...parts].join('/')
}

export function listViews(): View[] {
  return periods.flatMap((period) => tabs.map((tab) => ({ period, tab })))
}

/** Null for an unknown address. */
export function readView(parts: readonly string[]): View | null {
  const path = ['/analytics', ...parts].join('/')
  return listViews().find((view) => viewPath(view) === path) ?? null
}

export function exportPath(period: Period, kind: 'csv' | 'pdf'): string {
  return `/analytics/export/impact-${period}.${kind}`
}

export function readExport(file: string): { period: Period; kind: 'csv' | 'pdf' } | null {
  for (const period of periods) {
    for (const kind of ['csv', 'pdf'] as const)
      if (exportPath(period, kind).endsWith(`/${file}`)) return { period, kind }
  }
  return null
}
