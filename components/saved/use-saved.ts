'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { sendCall } from '@/components/dashboard/calls'
import { useDashboardText } from '@/components/dashboard/dashboard-text'
import { savedKey } from '@/components/dashboard/keys'
import { describeNotice } from '@/components/dashboard/notice'
import { useListChange } from '@/components/dashboard/use-list-change'
import { showToast } from '@/components/ui/sonner'
import type { SavedDto } from '@/lib/account/saved/schema'
import type { SavedStatus } from '@/lib/account/saved/status'

export function useSaved(initial: SavedDto[] | null) {
  return useQuery<SavedDto[]>({ queryKey: savedKey, initialData: initial ?? undefined })
}

const replace = (list: SavedDto[], id: string, change: Partial<SavedDto>) =>
  list.map((saved) => (saved.id === id ? { ...saved, ...change } : saved))
export const savedPath = (id: string) => `/api/user/saved-resources/${id}`

export function useStatusChange() {
  const { w, call } = useDashboardText()
  return useListChange<SavedDto, { id: string; status: SavedStatus }>(
    savedKey,
    ({ id, status }) => sendCall('PATCH', call(savedPath(id)), { status }),
    (list, { id, status }) => replace(list, id, { status }),
    () => showToast(describeNotice(w, 'status-updated')),
  )
}

export function useNoteChange() {
  const { w, call } = useDashboardText()
  return useListChange<SavedDto, { id: string; note: string }>(
    savedKey,
    ({ id, note }) => sendCall('PATCH', call(savedPath(id)), { note }),
    (list, { id, note }) => replace(list, id, { note: note.trim() || null }),
    () => showToast(describeNotice(w, 'note-kept')),
    true,
  )
}

/** Saves an entry, known by its id or its address, in place. */
export function useSave() {
  const { w, call } = useDashboardText()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (entry: string | { slug: string }) =>
      typeof entry === 'string'
        ? sendCall('POST', call('/api/user/saved-resources'), { resourceId: entry })
        : sendCall('POST', call(savedPath(`add/${entry.slug}`))),
    onSuccess: () => {
      showToast(w.saved.savedUnder)
      return client.invalidateQueries({ queryKey: savedKey })
    },
    onError: () => showToast({ ...w.saved.failed, variant: 'destructive' }),
  })
}

export function useRemoval() {
  const { w, call } = useDashboardText()
  const save = useSave()
  return useListChange<SavedDto, SavedDto>(
    savedKey,
    ({ id }) => sendCall('DELETE', call(savedPath(id))),
    (list, { id }) => list.filter((saved) => saved.id !== id),
    ({ resourceId, note }) =>
      showToast({
        ...describeNotice(w, 'removed'),
        action: resourceId && note === null ? { label: w.saved.undo, run: () => save.mutate(resourceId) } : undefined,
      }),
  )
}
