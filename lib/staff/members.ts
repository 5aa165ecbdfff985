import 'server-only'
import { and, asc, eq, sql } from 'drizzle-orm'
import { type Database, query } from '@/db'
import { adminUsers } from '@/db/schema/people'
import { recordChange } from '@/lib/audit/record'
import { env } from '@/lib/env'
import { AppError } from '@/lib/http/app-error'
import { queueMail } from '@/lib/mail/outbox'
import type { Viewer } from '@/lib/session/policy'
import { site } from '@/lib/site/site'
import { type InviteInput, type MemberInput, type StaffMemberDto, staffMemberSchema } from './schema'

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** More than any staff has. */
const MAX_MEMBERS = 500

const columns = {
  id: adminUsers.id,
  email: adminUsers.email,
  role: adminUsers.role,
  permissions: adminUsers.permissions,
  isActive: adminUsers.isActive,
  createdAt: adminUsers.createdAt,
  hasSignedIn: sql<boolean>`(admin_users.user_id is not null or exists (select 1 from users u where u.email = admin_users.email))`,
}

export async function listMembers(): Promise<StaffMemberDto[]> {
  const rows = await query((db) =>
    db
      .select(columns)
      .from(adminUsers)
      .orderBy(sql`${adminUsers.isActive} desc`, asc(adminUsers.email))
      .limit(MAX_MEMBERS),
  )
  return rows.map((row) => staffMemberSchema.parse(row))
}

async function readMember(transaction: Transaction, id: string): Promise<StaffMemberDto> {
  const [row] = await transaction.select(columns).from(adminUsers).where(eq(adminUsers.id, id))
  if (!row) throw new AppError('not-found', 'There is no such person on the staff.')
  return staffMemberSchema.parse(row)
}

async function queueInvitation(transaction: Transaction, { id, email }: StaffMemberDto): Promise<void> {
  await queueMail(transaction, {
    key: `staff-invitation:${id}`,
    to: email,
    kind: 'staff-invitation',
    subject: 'Your access is ready',
    preheader: 'Sign in with this address to begin.',
    blocks: [
      { type: 'text', text: `You have been given access to the staff pages of ${site.name}.` },
      {
        type: 'text',
        text: 'Sign in with the address that this email was sent to. We will never send you a password.',
      },
      { type: 'link', label: 'Sign in', href: `${env.SITE_URL}/admin` },
      { type: 'text', text: 'If you did not expect this, you can ignore it.' },
    ],
  })
}

const rightsOf = ({ role, permissions, isActive }: StaffMemberDto) => ({ role, permissions, isActive })

export async function inviteMember(viewer: Viewer, { email, role, permissions }: InviteInput): Promise<StaffMemberDto> {
  return query((db) =>
    db.transaction(async (transaction) => {
      const [row] = await transaction
        .insert(adminUsers)
        .values({ email, role, permissions })
        .onConflictDoNothing()
        .returning({ id: adminUsers.id })
      if (!row) {
        const message = 'This address is already on the staff. Change its rights in the list.'
        throw new AppError('conflict', message, { errors: [{ path: 'email', message }] })
      }
      const member = await readMember(transaction, row.id)
      await queueInvitation(transaction, member)
      await recordChange(transaction, viewer, {
        action: 'invited',
        targetType: 'staff',
        targetId: member.id,
        target: member.email,
        after: rightsOf(member),
      })
      return member
    }),
  )
}

/**
 * Locks every active administrator's row, always in the same order: if two demote each other
 * concurrently, the second is rejected.
 */
async function assertAnotherAdmin(transaction: Transaction, id: string): Promise<void> {
  const admins = await transaction
    .select({ id: adminUsers.id })
    .from(adminUsers)
    .where(and(eq(adminUsers.role, 'admin'), eq(adminUsers.isActive, true)))
    .orderBy(asc(adminUsers.id))
    .for('update')
  if (admins.some((admin) => admin.id !== id)) return
  throw new AppError(
    'conflict',
    'This is the last administrator. Make someone else an administrator first, so that no one is locked out for good.',
  )
}

/** Takes effect on the person's next request, because the role is read each time. */
export async function updateMember(viewer: Viewer, id: string, input: MemberInput): Promise<StaffMemberDto> {
  return query((db) =>
    db.transaction(async (transaction) => {
      if (input.role !== 'admin' || !input.isActive) await assertAnotherAdmin(transaction, id)
      await transaction.select({ id: adminUsers.id }).from(adminUsers).where(eq(adminUsers.id, id)).for('update')
      const before = await readMember(transaction, id)
      // A reactivated member may have another account by now: the next sign-in with the address counts.
      const letsIn = input.isActive && !before.isActive
      await transaction
        .update(adminUsers)
        .set({ ...input, ...(letsIn && { userId: null }) })
        .where(eq(adminUsers.id, id))
      const after = await readMember(transaction, id)
      await recordChange(transaction, viewer, {
        action: before.isActive === after.isActive ? 'updated' : after.isActive ? 'reactivated' : 'deactivated',
        targetType: 'staff',
        targetId: id,
        target: after.email,
        before: rightsOf(before),
        after: rightsOf(after),
      })
      return after
    }),
  )
}
