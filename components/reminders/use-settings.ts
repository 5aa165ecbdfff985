'use client'

import { useQuery } from '@tanstack/react-query'
import { settingsKey } from '@/components/dashboard/keys'
import type { ReminderSettingsDto } from '@/lib/account/reminders/schema'

/** Her clock, and when mail is welcome. */
export function useSettings(initial?: ReminderSettingsDto | null) {
  return useQuery<ReminderSettingsDto>({ queryKey: settingsKey, initialData: initial ?? undefined })
}
