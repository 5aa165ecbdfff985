import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { isSignedOut } from '@/components/forms/calls'

/** Optimistic update: shows the change at once, rolls it back on failure, and ends with the server's state. */
export function useListChange<Item, Change>(
  queryKey: QueryKey,
  send: (change: Change) => Promise<void>,
  apply: (list: Item[], change: Change) => Item[],
  tell: (change: Change) => void,
  /** Keep what she has typed in view, even when her session has expired. */
  isTyped = false,
) {
  const client = useQueryClient()
  return useMutation({
    meta: { isTyped },
    mutationFn: send,
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData<Item[]>(queryKey)
      client.setQueryData<Item[]>(queryKey, (list) => list && apply(list, change))
      return before
    },
    onError: (_error, _change, before) => client.setQueryData(queryKey, before),
    onSuccess: (_data, change) => tell(change),
    onSettled: (_data, error) => (isTyped && isSignedOut(error) ? undefined : client.invalidateQueries({ queryKey })),
  })
}
