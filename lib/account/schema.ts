import { z } from 'zod'
import { reminderSchema, settingsSchema } from '@/lib/account/reminders/schema'
import { savedSchema } from '@/lib/account/saved/schema'
import { clientListSchema } from '@/lib/advocates/lists/schema'
import { checkInSchema, contactSchema } from '@/lib/check-ins/schema'
import { instant } from '@/lib/http/text'
import { preferencesSchema } from '@/lib/search/recommendations/schema'
import { sessionSchema } from '@/lib/session/schema'

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

/** Everything we store about a person, field by field. */
export const holdingsSchema = z.object({
  account: userSchema.extend({
    language: z.string(),
    signInService: z.string().nullable(),
    signInNumber: z.string().nullable(),
    lastUsedAt: instant,
  }),
  staffRole: z.string().nullable(),
  signedIn: z.array(sessionSchema),
  savedResources: z.array(savedSchema),
  reminders: z.array(reminderSchema),
  reminderSettings: settingsSchema,
  preferences: preferencesSchema.nullable(),
  trustedContacts: z.array(contactSchema),
  checkIns: z.array(checkInSchema),
  clientLists: z.array(clientListSchema),
  newsletter: z.array(
    z.object({
      email: z.string(),
      interests: z.array(z.string()),
      language: z.string(),
      isActive: z.boolean(),
      subscribedAt: instant,
    }),
  ),
  messages: z.array(
    z.object({
      name: z.string(),
      email: z.string(),
      phone: z.string().nullable(),
      subject: z.string(),
      category: z.string(),
      message: z.string(),
      priority: z.string(),
      createdAt: instant,
    }),
  ),
  donations: z.array(
    z.object({
      amount: z.int(),
      donorName: z.string().nullable(),
      tributeName: z.string().nullable(),
      paymentMethod: z.string().nullable(),
      isRecurring: z.boolean(),
      frequency: z.string().nullable(),
      status: z.string(),
      createdAt: instant,
    }),
  ),
})
export type HoldingsDto = z.input<typeof holdingsSchema>
