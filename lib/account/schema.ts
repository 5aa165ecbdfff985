import { z } from 'zod'
import { instant } from '@/lib/http/text'

export const userSchema = z.object({
  id: z.uuid(),
  /** Null until the provider has verified one. */
  email: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  createdAt: instant,
  updatedAt: instant,
})

/** The signed-in user, as the call of that name returns it. */
export const signedInSchema = userSchema.extend({
  /** Whether she may open the console. */
  isStaff: z.boolean(),
})

/** What her own pages show about her. */
export type SignedIn = Pick<z.output<typeof signedInSchema>, 'email' | 'firstName' | 'lastName' | 'isStaff'>

export interface UserDto {
  id: string
  email: string | null
  firstName: string | null
  lastName: string | null
  profileImageUrl: string | null
  createdAt: Date
  updatedAt: Date
}
