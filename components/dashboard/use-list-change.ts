import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { isSignedOut } from './calls'

/** Shows the change at once, takes it back if it did not hold, and ends with what the server has. */
export function useListChange<Item, Change>(
  queryKey: QueryKey,
  send: (change: Change) => Promise<void>,
  apply: (list: Item[], change: Change) => Item[],
  tell: (change: Change) => void,
  /** What she has typed stays in front of her, also when her session is over. */
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
