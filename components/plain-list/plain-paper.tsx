import './plain-paper.css'
import { type Pattern, type PlainList, priceOf } from '@/lib/safety/plain-list/words'

/** The list as it will be printed. */
export function PlainPaper({ list, pattern }: { list: PlainList; pattern: Pattern }) {
  const isReceipt = pattern === 'receipt'
  const total = list.lines.reduce((sum, line) => sum + priceOf(line), 0)
  return (
    <section className={`plain-paper plain-${pattern}`} aria-label={list.title}>
      <h2 data-row="">{list.title}</h2>
      {list.column ? <p data-row="">{list.column}</p> : null}
      <ul>
        {list.lines.map((line) => (
          <li key={`${line.meaning}${line.digits}`} data-row="">
            <span>{line.thing}</span>
            {line.digits ? <span className="num">{line.digits}</span> : null}
            {isReceipt ? <span className="num">{(priceOf(line) / 100).toFixed(2)}</span> : null}
          </li>
        ))}
        {isReceipt ? (
          <li data-row="">
            <span>TOTAL</span>
            <span className="num">{(total / 100).toFixed(2)}</span>
          </li>
        ) : null}
      </ul>
      {list.end.map((line) => (
        <p key={line} data-row="">
          {line}
        </p>
      ))}
    </section>
  )
}
