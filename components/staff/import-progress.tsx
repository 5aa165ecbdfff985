'use client'

import { useEffect, useId, useState } from 'react'
import { send } from '@/components/forms/calls'
import type { ImportDto } from '@/lib/directory-data/imports/schema'
import { formatNumber } from '@/lib/text/format'

const INTERVAL_MS = 1000

interface Shown {
  text: string
  /** Null if the total is unknown. */
  percent: number | null
}

/** Bytes while reading, rows while writing: what has been done, never an estimate. */
function tell(one: ImportDto): Shown {
  const rows = one.toAdd + one.toChange + one.toLeave + one.toSkip + one.bad
  if (one.state === 'applying') {
    if (!one.progress) return { text: 'The file is being written.', percent: null }
    const { done, total } = one.progress
    const percent = total > 0 ? Math.floor((done / total) * 100) : 100
    return { text: `Writing: ${formatNumber(done)} of ${formatNumber(total)} rows`, percent }
  }
  if (one.format === 'hsds-package') return { text: `Reading: ${formatNumber(rows)} records so far`, percent: null }
  const percent = one.sizeBytes > 0 ? Math.min(100, Math.floor((one.readBytes / one.sizeBytes) * 100)) : 0
  return { text: `Reading: ${percent} % of the file, ${formatNumber(rows)} records so far`, percent }
}

const isRunning = ({ state }: ImportDto) => state === 'checking' || state === 'applying'

/** Polls the progress, and reloads the page when it is done. Without a script, a link does the same. */
export function ImportProgress({ initial }: { initial: ImportDto }) {
  const id = useId()
  const [one, setOne] = useState(initial)
  const [isLive, setIsLive] = useState(false)

  useEffect(() => {
    setIsLive(true)
    const timer = setInterval(async () => {
      try {
        const now = (await (await send('GET', `/api/admin/import/${initial.id}`)).json()) as ImportDto
        if (isRunning(now)) setOne(now)
        else location.reload()
      } catch {
        // The next poll tries again.
      }
    }, INTERVAL_MS)
    return () => clearInterval(timer)
  }, [initial.id])

  const { text, percent } = tell(one)
  return (
    <div className="console-progress">
      <label htmlFor={id}>{text}</label>
      <progress id={id} max={100} {...(percent === null ? {} : { value: percent })} />
      {isLive ? null : <a href={`/admin/import/${initial.id}`}>Check progress</a>}
    </div>
  )
}
