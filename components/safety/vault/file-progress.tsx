'use client'

import { Button } from '@/components/ui/button'
import { formatSize } from './format-file'
import type { FileQueue } from './use-file-queue'

function describeQueue({ running, waiting, added }: FileQueue): string {
  if (running) {
    const more = waiting.length - 1
    return `Locking ${running.name}${more > 0 ? `, then ${more} more` : ''}.`
  }
  if (added === 0) return ''
  return added === 1 ? 'One file is in the vault.' : `${added} files are in the vault.`
}

/** How far the files are on their way in, and which were refused. */
export function FileProgress({ queue }: { queue: FileQueue }) {
  const { running, refused, added, stop } = queue
  return (
    <div className="grid gap-3">
      <p role="status" className={running || added > 0 ? undefined : 'sr-only'}>
        {describeQueue(queue)}
      </p>
      {running ? (
        <div className="row">
          <progress
            className="vault-progress"
            aria-label={`Locking ${running.name}`}
            max={running.total}
            value={running.done}
          />
          <span className="num soft">
            {formatSize(running.done)} of {formatSize(running.total)}
          </span>
          <Button type="button" look="line" onClick={stop}>
            Stop
          </Button>
        </div>
      ) : null}
      {added > 0 && !running ? (
        <p className="callout">
          The original is still where it was. If no one should find it, delete it there too, and in “Recently deleted”
          or the trash.
        </p>
      ) : null}
      {refused.length > 0 ? (
        <ul className="grid gap-2" role="alert">
          {refused.map(({ key, name, problem }) => (
            <li key={key} className="form-error">
              {name}: {problem}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
