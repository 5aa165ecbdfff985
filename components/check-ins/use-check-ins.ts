'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { sendCall } from '@/components/dashboard/calls'
import { useDashboardText } from '@/components/dashboard/dashboard-text'
import { checkInViewKey } from '@/components/dashboard/keys'
import { describeNotice } from '@/components/dashboard/notice'
import { isSignedOut } from '@/components/forms/calls'
import { showToast } from '@/components/ui/sonner'
import type { CheckInViewDto } from '@/lib/check-ins/schema'

/** What she can do with an existing check-in. */
export type CheckInAct =
  | { do: 'arm' }
  | { do: 'erase' }
  | { do: 'extend'; minutes: number }
  | { do: 'cancel' | 'safe'; pin: string }

const notices = {
  arm: 'started',
  erase: 'erased-check-in',
  extend: 'extended',
  cancel: 'ended',
  safe: 'ended',
} as const

export function useCheckInView(initial?: CheckInViewDto | null) {
  return useQuery<CheckInViewDto>({ queryKey: checkInViewKey, initialData: initial ?? undefined })
}

/** Shows nothing the server has not confirmed: someone may rely on it. */
export function useCheckInAct(id: string) {
  const { w, call } = useDashboardText()
  const client = useQueryClient()
  return useMutation({
    // Usually the input is a PIN, and the page stays open in any case.
    meta: { isTyped: true },
    mutationFn: (act: CheckInAct) =>
      act.do === 'erase'
        ? sendCall('DELETE', call(`/api/user/check-ins/${id}`))
        : sendCall('PATCH', call(`/api/user/check-ins/${id}`), act),
    onSuccess: (_answer, act) => showToast(describeNotice(w, notices[act.do])),
    onSettled: (_answer, error) =>
      isSignedOut(error) ? undefined : client.invalidateQueries({ queryKey: checkInViewKey }),
  })
}
