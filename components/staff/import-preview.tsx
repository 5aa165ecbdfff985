import type { ImportRowDto, LeftOut } from '@/lib/directory-data/imports/schema'
import { formatCount } from '@/lib/text/format'

/** What the file itself keeps from the public, with counts, before anything is written. */
export function ImportLeftOut({ left }: { left: readonly LeftOut[] }) {
  if (left.length === 0) return null
  return (
    <section aria-labelledby="left-out-title" className="grid gap-3">
      <h3 id="left-out-title">Kept from the public, by what the file says</h3>
      <ul className="box console-rows">
        {left.map(({ reason, count, isRow }) => (
          <li key={reason} className="console-row">
            <span>
              <b>{isRow ? formatCount(count, 'row') : formatCount(count, 'time')}</b>: {reason}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const words = (value: unknown): string =>
  Array.isArray(value) ? value.map(String).join(', ') : typeof value === 'string' ? value : ''

/** The first new records as the public will see them, in short. */
export function ImportCards({ rows }: { rows: readonly ImportRowDto[] }) {
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="cards-title" className="grid gap-3">
      <h3 id="cards-title">The first new records, as the public would see them</h3>
      <ul className="grid gap-3">
        {rows.map(({ position, title, changes }) => {
          const read = (name: string) => words(changes[name]?.[1])
          const place = [read('city'), read('state')].filter(Boolean).join(', ')
          const address = changes.addressVisibility?.[1] === 'full' ? read('address') : place
          const facts: [string, string][] = [
            ['Phone', read('phones') || read('phoneNumber')],
            ['Where', address],
            ['Hours', read('hours')],
            ['Languages', read('languages')],
            ['Website', read('url')],
            ['Kinds of help', read('helpKinds')],
          ]
          return (
            <li key={position} className="card">
              <h4>{title}</h4>
              <p>{read('description')}</p>
              <dl className="console-changes">
                {facts
                  .filter(([, text]) => text !== '')
                  .map(([name, text]) => (
                    <div key={name}>
                      <dt>{name}</dt>
                      <dd>{text}</dd>
                    </div>
                  ))}
              </dl>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
