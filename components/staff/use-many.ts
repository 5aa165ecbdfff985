import { useQueryClient } from '@tanstack/react-query'
import { type MouseEvent, useRef, useState } from 'react'
import { showToast } from '@/components/ui/toaster'
import { describeError, send } from './send'

interface Many {
  done: string[]
  left: number
}

/** Undoes an action. */
const opposites: Record<string, string> = {
  publish: 'draft',
  draft: 'publish',
  archive: 'unarchive',
  unarchive: 'archive',
  delete: 'restore',
  restore: 'delete',
}
const words: Record<string, string> = {
  publish: 'published',
  draft: 'moved to drafts',
  archive: 'archived',
  unarchive: 'made public again',
  delete: 'deleted',
  restore: 'restored',
}

/** The ticked rows, and bulk actions on them with undo. Shift-click ticks a range. */
export function useMany(path: string, nouns: string, ids: readonly string[]) {
  const queries = useQueryClient()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [isBusy, setIsBusy] = useState(false)
  const last = useRef<string | null>(null)
  const chosen = ids.filter((id) => ticked.has(id))

  function toggle(id: string, event: Pick<MouseEvent, 'shiftKey'>): void {
    const next = new Set(ticked)
    const isOn = !ticked.has(id)
    const from = event.shiftKey && last.current ? ids.indexOf(last.current) : -1
    const to = ids.indexOf(id)
    const span = from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1)
    for (const one of span) {
      if (isOn) next.add(one)
      else next.delete(one)
    }
    last.current = id
    setTicked(next)
  }

  async function act(name: string, which: readonly string[] = chosen): Promise<void> {
    if (isBusy) return
    if (which.length === 0) {
      showToast({ title: 'Nothing is ticked', description: `Tick the ${nouns} first.`, variant: 'destructive' })
      return
    }
    setIsBusy(true)
    try {
      const { done, left } = (await (await send('POST', `${path}/many`, { ids: which, act: name })).json()) as Many
      const rest = left > 0 ? ` ${left} stayed as they were.` : ''
      const back = opposites[name]
      showToast({
        title: 'Success',
        description: `${done.length} ${words[name] ?? 'changed'}.${rest}`,
        action: back && done.length > 0 ? { label: 'Undo', run: () => void act(back, done) } : undefined,
      })
      setTicked(new Set())
      await queries.invalidateQueries()
    } catch (error) {
      showToast({ title: 'Error', description: describeError(error), variant: 'destructive' })
    } finally {
      setIsBusy(false)
    }
  }

  return {
    isBusy,
    chosen,
    isTicked: (id: string) => ticked.has(id),
    toggle,
    tickAll: () => setTicked(chosen.length === ids.length ? new Set() : new Set(ids)),
    act,
  }
}
