'use client'

// Explanations behind sign-in, built on Radix: a tooltip for a word or two on a button, a popover for a sentence. On public
// pages any explanation is part of the text.
import './radix.css'
import * as Pop from '@radix-ui/react-popover'
import * as Tip from '@radix-ui/react-tooltip'
import type { ReactElement, ReactNode } from 'react'
import { useHydrated } from './words-context'

/** Appears on hover and on focus. It must not be essential, because touch screens never show it. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Tip.Provider>
      <Tip.Root>
        <Tip.Trigger asChild>{children}</Tip.Trigger>
        <Tip.Portal>
          <Tip.Content className="tooltip" sideOffset={4} collisionPadding={8}>
            {text}
          </Tip.Content>
        </Tip.Portal>
      </Tip.Root>
    </Tip.Provider>
  )
}

/** A question mark that explains `label`. Without a script the explanation is always visible. */
export function Explain({ label, children }: { label: string; children: ReactNode }) {
  if (!useHydrated()) return <span className="soft">{children}</span>
  return (
    <Pop.Root>
      <Pop.Trigger className="explain" aria-label={label}>
        ?
      </Pop.Trigger>
      <Pop.Portal>
        <Pop.Content className="menu explanation" sideOffset={4} collisionPadding={8} aria-label={label}>
          {children}
        </Pop.Content>
      </Pop.Portal>
    </Pop.Root>
  )
}
