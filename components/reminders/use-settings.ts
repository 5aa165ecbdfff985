'use client'

import { useQuery } from '@tanstack/react-query'
import { settingsKey } from '@/components/dashboard/keys'
import type { ReminderSettingsDto } from '@/lib/account/reminders/schema'

/** Her time zone, and the hours when she wants email. */
export function useSettings(initial?: ReminderSettingsDto | null) {
  return useQuery<ReminderSettingsDto>({ queryKey: settingsKey, initialData: initial ?? undefined })
}
