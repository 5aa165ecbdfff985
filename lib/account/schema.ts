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

/** Who is signed in: the answer of the call by that name. */
export const signedInSchema = userSchema.extend({
  /** May open the console. */
  isStaff: z.boolean(),
})

/** What a page of hers says of her. */
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
