'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { sendCall } from '@/components/dashboard/calls'
import { remindersKey } from '@/components/dashboard/keys'
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
  return useReminderChange(
    (id) => sendCall('PATCH', `/api/user/reminders/${id}`, { completed: true }),
    (list, id) => list.map((reminder) => (reminder.id === id ? { ...reminder, completed: true } : reminder)),
    () => showToast({ title: 'Reminder Completed', description: 'Great job staying on top of your tasks!' }),
  )
}

export function useDeletion() {
  return useReminderChange(
    (id) => sendCall('DELETE', `/api/user/reminders/${id}`),
    (list, id) => list.filter((reminder) => reminder.id !== id),
    () => showToast({ title: 'Removed', description: 'It is no longer kept.' }),
  )
}
