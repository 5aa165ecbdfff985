'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isSignedOut, sendCall } from '@/components/dashboard/calls'
import { savedKey } from '@/components/dashboard/keys'
import { describeNotice } from '@/components/dashboard/notice'
import { useSaid } from '@/components/dashboard/said'
import { showToast } from '@/components/ui/toaster'
import type { SavedDto } from '@/lib/account/saved/schema'
import type { SavedStatus } from '@/lib/account/saved/status'

export function useSaved(initial: SavedDto[] | null) {
  return useQuery<SavedDto[]>({ queryKey: savedKey, initialData: initial ?? undefined })
}

/** Shows the change at once, takes it back if it did not hold, and ends with what the server has. */
function useSavedChange<Change extends { id: string }>(
  send: (change: Change) => Promise<void>,
  apply: (list: SavedDto[], change: Change) => SavedDto[],
  tell: (change: Change) => void,
  isTyped = false,
) {
  const client = useQueryClient()
  return useMutation({
    meta: { isTyped },
    mutationFn: send,
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: savedKey })
      const before = client.getQueryData<SavedDto[]>(savedKey)
      client.setQueryData<SavedDto[]>(savedKey, (list) => list && apply(list, change))
      return before
    },
    onError: (_error, _change, before) => client.setQueryData(savedKey, before),
    onSuccess: (_data, change) => tell(change),
    onSettled: (_data, error) =>
      isTyped && isSignedOut(error) ? undefined : client.invalidateQueries({ queryKey: savedKey }),
  })
}

const replace = (list: SavedDto[], id: string, change: Partial<SavedDto>) =>
  list.map((saved) => (saved.id === id ? { ...saved, ...change } : saved))
const address = (id: string) => `/api/user/saved-resources/${id}`

export function useStatusChange() {
  const { w, call } = useSaid()
  return useSavedChange<{ id: string; status: SavedStatus }>(
    ({ id, status }) => sendCall('PATCH', call(address(id)), { status }),
    (list, { id, status }) => replace(list, id, { status }),
    () => showToast(describeNotice(w, 'status-updated')),
  )
}

export function useNoteChange() {
  const { w, call } = useSaid()
  return useSavedChange<{ id: string; note: string }>(
    ({ id, note }) => sendCall('PATCH', call(address(id)), { note }),
    (list, { id, note }) => replace(list, id, { note: note.trim() || null }),
    () => showToast(describeNotice(w, 'note-kept')),
    true,
  )
}

/** Saves an entry of the directory, or takes that back; both in place. */
export function useSave() {
  const { w, call } = useSaid()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (resourceId: string) => sendCall('POST', call('/api/user/saved-resources'), { resourceId }),
    onSuccess: () => {
      showToast(w.saved.savedUnder)
      return client.invalidateQueries({ queryKey: savedKey })
    },
    onError: () => showToast({ ...w.saved.failed, variant: 'destructive' }),
  })
}

export function useRemoval() {
  const { w, call } = useSaid()
  const save = useSave()
  return useSavedChange<SavedDto>(
    ({ id }) => sendCall('DELETE', call(address(id))),
    (list, { id }) => list.filter((saved) => saved.id !== id),
    ({ resourceId, note }) =>
      showToast({
        ...describeNotice(w, 'removed'),
        action: resourceId && note === null ? { label: w.saved.undo, run: () => save.mutate(resourceId) } : undefined,
      }),
  )
}
