'use client'

import type { ReactNode } from 'react'
import type { DashboardWords } from '@/lib/site/language/en/dashboard'
import { useDashboardText } from './dashboard-text'

type NoticeName = keyof DashboardWords['notices']

/** The outcome of a form sent without a script; with a script a toast says the same. */
export function describeNotice(w: DashboardWords, name: NoticeName): { title: string; description: string } {
  const [title = '', description = ''] = w.notices[name]
  return { title, description }
}

/** The toast's text, in the page. */
export function Notice({ name, problem, children }: { name?: string; problem?: string; children?: ReactNode }) {
  const { w } = useDashboardText()
  if (problem !== undefined) {
    const problems: Record<string, string> = w.problems
    return (
      <div className="callout callout-warning" role="alert">
        <p>
          <b>{w.notDone}</b> {Object.hasOwn(problems, problem) ? problems[problem] : w.problems.other}
        </p>
      </div>
    )
  }
  if (name === undefined || !Object.hasOwn(w.notices, name)) return null
  const { title, description } = describeNotice(w, name as NoticeName)
  return (
    <div className="callout callout-tip" role="status">
      <p>
        <b>{title}.</b> {description}
      </p>
      {children}
    </div>
  )
}
