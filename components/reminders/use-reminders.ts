'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { sendCall } from '@/components/dashboard/calls'
import { remindersKey } from '@/components/dashboard/keys'
import { describeNotice } from '@/components/dashboard/notice'
import { useSaid } from '@/components/dashboard/said'
import { showToast } from '@/components/ui/toaster'
import type { ReminderDto } from '@/lib/account/reminders/schema'

export function useReminders(initial: ReminderDto[] | null) {
  return useQuery<ReminderDto[]>({ queryKey: remindersKey, initialData: initial ?? undefined })
}

function useReminderChange(
  send: (id: string) => Promise<void>,
  apply: (list: ReminderDto[], id: string) => ReminderDto[],
  tell: () => void,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey: remindersKey })
      const before = client.getQueryData<ReminderDto[]>(remindersKey)
      client.setQueryData<ReminderDto[]>(remindersKey, (list) => list && apply(list, id))
      return before
    },
    onError: (_error, _id, before) => client.setQueryData(remindersKey, before),
    onSuccess: tell,
    onSettled: () => client.invalidateQueries({ queryKey: remindersKey }),
  })
}

export function useCompletion() {
  const { w, call } = useSaid()
  return useReminderChange(
    (id) => sendCall('PATCH', call(`/api/user/reminders/${id}`), { completed: true }),
    (list, id) => list.map((reminder) => (reminder.id === id ? { ...reminder, completed: true } : reminder)),
    () => showToast(describeNotice(w, 'completed')),
  )
}

export function useDeletion() {
  const { w, call } = useSaid()
  return useReminderChange(
    (id) => sendCall('DELETE', call(`/api/user/reminders/${id}`)),
    (list, id) => list.filter((reminder) => reminder.id !== id),
    () => showToast(describeNotice(w, 'removed')),
  )
}
