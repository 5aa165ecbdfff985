'use client'

import { useDashboardText } from '@/components/dashboard/dashboard-text'

/** Comes first on the page: what a check-in can't do. */
export function HonestNote({ isMailOn }: { isMailOn: boolean }) {
  const { danger, honest, mailOff } = useDashboardText().w.checkIns
  return (
    <div className="callout callout-warning">
      <p>
        <b>{danger}</b>
        <a className="num" href="tel:911">
          911
        </a>
        <b>.</b> {isMailOn ? honest : mailOff}
      </p>
    </div>
  )
}
