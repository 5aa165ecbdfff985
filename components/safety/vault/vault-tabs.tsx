'use client'

import '@/components/ui/tab-row.css'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { useVaultWords } from './vault-words'

interface Tab {
  id: string
  label: string
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** Tabs that don't change the address, because each address is an entry in the browser's history. */
export function VaultTabs({
  tabs,
  current,
  onChange,
  children,
}: {
  tabs: Tab[]
  current: string
  onChange: (id: string) => void
  children: ReactNode
}) {
  const copy = useVaultWords()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent): void {
    const at = tabs.findIndex((tab) => tab.id === current)
    const step = STEPS[event.key]
    const next = step === undefined ? undefined : tabs[(at + step + tabs.length) % tabs.length]
    if (!next) return
    event.preventDefault()
    onChange(next.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus()
  }

  return (
    <div className="grid gap-5">
      <div className="tab-row">
        <div ref={list} role="tablist" aria-label={copy.open.tabs} onKeyDown={move}>
          {tabs.map((tab) => (
            <button
              key={tab.id}
              id={`${id}-${tab.id}`}
              type="button"
              role="tab"
              data-tab={tab.id}
              aria-selected={tab.id === current}
              aria-controls={`${id}-panel`}
              tabIndex={tab.id === current ? 0 : -1}
              onClick={() => onChange(tab.id)}
            >
              {tab.label}
            </button>
          ))}
        </div>
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </div>
  )
}
