'use client'

import { Button } from '@/components/ui/button'
import { fillBlanks } from '@/lib/text/format'
import { formatSize } from './format-file'
import type { FileQueue } from './use-file-queue'
import { useVaultWords, type VaultWords } from './vault-words'

function describeQueue({ running, waiting, added }: FileQueue, copy: VaultWords['progress']): string {
  if (running) {
    const more = waiting.length - 1
    return fillBlanks(more > 0 ? copy.lockingMore : copy.lockingOne, { name: running.name, count: more })
  }
  if (added === 0) return ''
  return added === 1 ? copy.one : fillBlanks(copy.many, { count: added })
}

/** Progress of the files being added, and which were rejected. */
export function FileProgress({ queue }: { queue: FileQueue }) {
  const { answers, progress: copy } = useVaultWords()
  const { running, refused, added, chosen, stop } = queue
  return (
    <div className="grid gap-3">
      <p role="status" className={running || added > 0 ? undefined : 'sr-only'}>
        {describeQueue(queue, copy)}
      </p>
      {running ? (
        <div className="row">
          <progress
            className="vault-progress"
            aria-label={fillBlanks(copy.locking, { name: running.name })}
            max={running.total}
            value={running.done}
          />
          <span className="num soft">
            {fillBlanks(copy.done, { count: formatSize(running.done), total: formatSize(running.total) })}
          </span>
          <Button type="button" variant="outline" onClick={stop}>
            {copy.stop}
          </Button>
        </div>
      ) : null}
      {added > 0 && !running ? <p className="callout">{chosen === 'answers' ? answers.kept : copy.original}</p> : null}
      {refused.length > 0 ? (
        <ul className="grid gap-2" role="alert">
          {refused.map(({ key, name, problem, kind }) => (
            <li key={key} className="form-error">
              {name}: {problem} {kind === 'answers' ? answers.stay : null}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
