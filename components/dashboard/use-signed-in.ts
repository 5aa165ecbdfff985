'use client'

import { useQuery } from '@tanstack/react-query'
import type { SignedIn } from '@/lib/account/schema'
import { userKey } from './keys'

/** Who is signed in; `initial` where the page was rendered for her. */
export function useSignedIn(initial?: SignedIn | null) {
  return useQuery<SignedIn>({ queryKey: userKey, initialData: initial ?? undefined })
}
