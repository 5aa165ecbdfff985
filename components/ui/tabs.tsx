'use client'

// The sections of one console record, built on Radix. Tabs with their own addresses are plain links, on public pages and
// here; without a script the sections follow one another.
import './radix.css'
import * as Radix from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'
import { useHydrated } from './use-hydrated'

export interface TabPart {
  id: string
  label: string
  content: ReactNode
}

export function RecordTabs({ label, parts }: { label: string; parts: readonly TabPart[] }) {
  const isHydrated = useHydrated()
  const [first] = parts
  if (!isHydrated || !first) {
    return parts.map(({ id, label: name, content }) => (
      <section key={id} className="stack" aria-label={name}>
        {content}
      </section>
    ))
  }
  return (
    <Radix.Root defaultValue={first.id} className="stack">
      <Radix.List className="tab-list" aria-label={label}>
        {parts.map(({ id, label: name }) => (
          <Radix.Trigger key={id} value={id} className="tab">
            {name}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {parts.map(({ id, content }) => (
        // Everything stays mounted, so that input in one tab survives a look at another.
        <Radix.Content key={id} value={id} forceMount className="tab-part stack">
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
