'use client'

// The sections of one page behind sign-in. Tabs with their own addresses are plain links, on public pages and there.
import './radix.css'
import './tab-row.css'
import * as Radix from '@radix-ui/react-tabs'
import type { ComponentProps } from 'react'

export const Tabs = Radix.Root

export function TabsList(props: ComponentProps<typeof Radix.List>) {
  return (
    <div className="tab-row">
      <Radix.List {...props} />
    </div>
  )
}

export const TabsTrigger = Radix.Trigger

export function TabsContent(props: ComponentProps<'div'> & { value: string }) {
  const { value, ...rest } = props
  return (
    // Everything stays mounted, so that input in one tab survives a look at another.
    <Radix.Content value={value} forceMount asChild>
      {/* biome-ignore lint/style/noInlineStyles: takes away the one that Radix writes, which the page's policy refuses in HTML */}
      <div className="tab-part stack" style={{ animationDuration: undefined }} {...rest} />
    </Radix.Content>
  )
}
