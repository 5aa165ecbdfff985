import { formatCount } from '@/lib/text/format'

function show(value: unknown): string {
  if (value === null || value === '') return '(empty)'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.length === 0 ? '(none)' : value.join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The old and new value of each field. */
export function ChangeList({ changes, isOpen }: { changes: Record<string, [unknown, unknown]>; isOpen?: boolean }) {
  const names = Object.keys(changes)
  if (names.length === 0) return null
  return (
    <details open={isOpen}>
      <summary className="tap">{formatCount(names.length, 'field')}</summary>
      <dl className="console-changes">
        {Object.entries(changes).map(([name, [old, now]]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span className="soft">Old: </span>
              {show(old)}
            </dd>
            <dd>
              <span className="soft">New: </span>
              {show(now)}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
