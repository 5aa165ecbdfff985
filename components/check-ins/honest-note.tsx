'use client'

import { useSaid } from '@/components/dashboard/said'

/** Comes first on the page: what a check-in can't do. */
export function HonestNote({ isMailOn }: { isMailOn: boolean }) {
  const { danger, honest, mailOff } = useSaid().w.checkIns
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
