'use client'

// The sections of one console record, built on Radix. Tabs with their own addresses are plain links, on public pages and here.
import './radix.css'
import './tab-row.css'
import * as Radix from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'
import { useHydrated } from './words-context'

export interface TabPart {
  id: string
  label: string
  content: ReactNode
}

/** Without a script the sections follow one another. One tree for both: what was typed before the script ran stays. */
export function RecordTabs({ label, parts }: { label: string; parts: readonly TabPart[] }) {
  const isHydrated = useHydrated()
  return (
    <Radix.Root defaultValue={parts[0]?.id} className={isHydrated ? 'tabs stack' : 'stack'}>
      {isHydrated ? (
        <div className="tab-row">
          <Radix.List aria-label={label}>
            {parts.map(({ id, label: name }) => (
              <Radix.Trigger key={id} value={id}>
                {name}
              </Radix.Trigger>
            ))}
          </Radix.List>
        </div>
      ) : null}
      {parts.map(({ id, content }) => (
        // Everything stays mounted, so that input in one tab survives a look at another.
        <Radix.Content key={id} value={id} forceMount asChild>
          {/* biome-ignore lint/style/noInlineStyles: takes away the one that Radix writes, which the page's policy refuses in HTML */}
          <div className="tab-part stack" style={{ animationDuration: undefined }}>
            {content}
          </div>
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
