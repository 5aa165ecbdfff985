import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type MouseEvent, useRef, useState } from 'react'
import { send } from '@/components/forms/calls'
import { showToast } from '@/components/ui/sonner'
import { showError } from './send'

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

  const { mutate, isPending } = useMutation({
    mutationFn: async ({ act, which }: { act: string; which: readonly string[] }) =>
      (await (await send('POST', `${path}/many`, { ids: which, act })).json()) as Many,
    onSuccess: ({ done, left }, { act }) => {
      const rest = left > 0 ? ` ${left} stayed as they were.` : ''
      const back = opposites[act]
      showToast({
        title: 'Success',
        description: `${done.length} ${words[act] ?? 'changed'}.${rest}`,
        action: back && done.length > 0 ? { label: 'Undo', run: () => mutate({ act: back, which: done }) } : undefined,
      })
      setTicked(new Set())
      return queries.invalidateQueries({ queryKey: [path] })
    },
    onError: showError,
  })

  function act(name: string): void {
    if (isPending) return
    if (chosen.length > 0) mutate({ act: name, which: chosen })
    else showToast({ title: 'Nothing is ticked', description: `Tick the ${nouns} first.`, variant: 'destructive' })
  }

  return {
    isBusy: isPending,
    chosen,
    isTicked: (id: string) => ticked.has(id),
    toggle,
    tickAll: () => setTicked(chosen.length === ids.length ? new Set() : new Set(ids)),
    act,
  }
}
