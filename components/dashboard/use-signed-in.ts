'use client'

import { useQuery } from '@tanstack/react-query'
import type { SignedIn } from '@/lib/account/schema'
import { userKey } from './keys'

/** Who is signed in; `initial` is set if the server rendered the page for her. */
export function useSignedIn(initial?: SignedIn | null) {
  return useQuery<SignedIn>({ queryKey: userKey, initialData: initial ?? undefined })
}
