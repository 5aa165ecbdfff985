'use client'

import { Button } from '@/components/ui/button'
import type { Values } from './editor-form'

export interface Clash {
  name: string
  label: string
  theirs: string | boolean
}

function show(value: string | boolean): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return value === '' ? '(empty)' : value
}

/** What someone else saved while this form was open; each field can be taken over, or kept as typed here. */
export function ConflictNotice({
  clashes,
  taken,
  mine,
  onTake,
}: {
  clashes: Clash[]
  /** Labels of fields that only the other person changed: the form already shows their values. */
  taken: string[]
  mine: Values
  onTake: (clash: Clash) => void
}) {
  return (
    <section className="console-conflict" role="alert" aria-label="What changed">
      <h3>Someone else saved this in the meantime</h3>
      <p>Your text is still in the form, and nothing was overwritten. Look at what changed, then save again.</p>
      {taken.length > 0 ? <p>Kept from their version, since you had not changed it: {taken.join(', ')}.</p> : null}
      {clashes.map((clash) => (
        <div key={clash.name} className="console-clash">
          <h4>{clash.label}</h4>
          <dl>
            <dt>Saved by them</dt>
            <dd>{show(clash.theirs)}</dd>
            <dt>Typed by you</dt>
            <dd>{show(mine[clash.name] ?? '')}</dd>
          </dl>
          <Button type="button" variant="outline" onClick={() => onTake(clash)}>
            Use their {clash.label.toLowerCase()}
          </Button>
        </div>
      ))}
    </section>
  )
}
