'use client'

import type { ReactNode } from 'react'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs'
import { useHydrated } from '@/components/ui/words-context'

interface TabPart {
  id: string
  label: string
  content: ReactNode
}

/** Without a script the sections follow one another. One tree for both: what was typed before the script ran stays. */
export function RecordTabs({ label, parts }: { label: string; parts: readonly TabPart[] }) {
  const isHydrated = useHydrated()
  return (
    <Tabs defaultValue={parts[0]?.id} className={isHydrated ? 'tabs stack' : 'stack'}>
      {isHydrated ? (
        <TabsList aria-label={label}>
          {parts.map(({ id, label: name }) => (
            <TabsTrigger key={id} value={id}>
              {name}
            </TabsTrigger>
          ))}
        </TabsList>
      ) : null}
      {parts.map(({ id, content }) => (
        <TabsContent key={id} value={id}>
          {content}
        </TabsContent>
      ))}
    </Tabs>
  )
}
