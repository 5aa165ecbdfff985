import { z } from 'zod'
import { staffPermissions, staffRoles } from '@/db/vocabulary/people'
import { ticked } from '@/lib/http/body'
import { email, instant } from '@/lib/http/text'

const total = z.int().nonnegative()

/** `totalDonations` is the sum of completed gifts, in cents. */
export const staffStatsSchema = z.object({
  totalArticles: total,
  totalSubscribers: total,
  totalDonations: total,
  totalResources: total,
})

export type StaffStatsDto = z.output<typeof staffStatsSchema>

export const staffMemberSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  role: z.enum(staffRoles),
  permissions: z.array(z.enum(staffPermissions)),
  isActive: z.boolean(),
  /** Whether someone has signed in with this address. */
  hasSignedIn: z.boolean(),
  createdAt: instant,
})
export type StaffMemberDto = z.output<typeof staffMemberSchema>

const rights = {
  role: z.enum(staffRoles).default('editor'),
  permissions: ticked(staffPermissions),
}

export const inviteInput = z.strictObject({ email, ...rights })
export type InviteInput = z.output<typeof inviteInput>

export const memberInput = z.strictObject({ ...rights, isActive: z.boolean().default(false) })
export type MemberInput = z.output<typeof memberInput>

export const roleNames: Record<(typeof staffRoles)[number], string> = { editor: 'Editor', admin: 'Administrator' }

export const permissionNames: Record<(typeof staffPermissions)[number], string> = {
  'donations:read': 'See donations',
  'messages:read': 'Read messages',
  'messages:write': 'Answer and close messages',
  'subscribers:read': 'See subscribers',
}
