'use client'

import { useSaid } from '@/components/dashboard/said'

/** Before anything else: what this can't do. */
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
