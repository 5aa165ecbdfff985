import type { LetterLine, LetterPart } from '@/lib/legal/letter'

function Part({ part }: { part: LetterPart }) {
  if (part.kind === 'text') return part.text
  if (part.kind === 'value') return <span className="sheet-value">{part.text}</span>
  return (
    <span className={part.size === 'short' ? 'sheet-blank sheet-blank-short' : 'sheet-blank'}>
      <span className="sr-only">(blank: {part.label})</span>
    </span>
  )
}

function Parts({ line }: { line: LetterLine }) {
  return line.parts.map((part, index) => <Part key={`${part.kind}${String(index)}`} part={part} />)
}

/** The letter as it will be printed; an empty field becomes a line to write on. */
export function LetterSheet({ lines }: { lines: LetterLine[] }) {
  return (
    <div className="legal-sheet" lang="en">
      {lines.map((line, index) => {
        const key = `${line.kind}${String(index)}`
        if (line.kind === 'heading') {
          return (
            <h2 key={key}>
              <Parts line={line} />
            </h2>
          )
        }
        if (line.isChoice) {
          return (
            <p key={key} className="sheet-choice">
              <span>
                <Parts line={line} />
              </span>
            </p>
          )
        }
        return (
          <p key={key} className={line.kind === 'address' ? 'address' : undefined}>
            <Parts line={line} />
            {line.kind === 'address' && line.parts.every(({ kind }) => kind === 'text') ? (
              <>
                {' '}
                <span className="sheet-blank" />
              </>
            ) : null}
          </p>
        )
      })}
    </div>
  )
}
