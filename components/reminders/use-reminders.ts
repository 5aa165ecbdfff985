'use client'

import { useQuery } from '@tanstack/react-query'
import { sendCall } from '@/components/dashboard/calls'
import { useDashboardText } from '@/components/dashboard/dashboard-text'
import { remindersKey } from '@/components/dashboard/keys'
import { describeNotice } from '@/components/dashboard/notice'
import { useListChange } from '@/components/dashboard/use-list-change'
import { showToast } from '@/components/ui/sonner'
import type { ReminderDto } from '@/lib/account/reminders/schema'

export function useReminders(initial: ReminderDto[] | null) {
  return useQuery<ReminderDto[]>({ queryKey: remindersKey, initialData: initial ?? undefined })
}

export function useCompletion() {
  const { w, call } = useDashboardText()
  return useListChange<ReminderDto, string>(
    remindersKey,
    (id) => sendCall('PATCH', call(`/api/user/reminders/${id}`), { completed: true }),
    (list, id) => list.map((reminder) => (reminder.id === id ? { ...reminder, completed: true } : reminder)),
    () => showToast(describeNotice(w, 'completed')),
  )
}

export function useDeletion() {
  const { w, call } = useDashboardText()
  return useListChange<ReminderDto, string>(
    remindersKey,
    (id) => sendCall('DELETE', call(`/api/user/reminders/${id}`)),
    (list, id) => list.filter((reminder) => reminder.id !== id),
    () => showToast(describeNotice(w, 'removed')),
  )
}
