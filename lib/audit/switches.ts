/** What administrators switch on and off in the console. All of it is off until someone has switched it on. */
import 'server-only'
import { eq } from 'drizzle-orm'
import { query } from '@/db'
import { switches } from '@/db/schema/desk'
import type { Viewer } from '@/lib/session/policy'
import { recordChange } from './record'

export const switchNames = { 'newsletter-digest': 'The weekly digest goes out by itself' } as const
export type SwitchName = keyof typeof switchNames

export interface Switch {
  isOn: boolean
  changedBy: string
  changedAt: Date
}

export async function readSwitch(name: SwitchName): Promise<Switch | null> {
  const [row] = await query((db) => db.select().from(switches).where(eq(switches.name, name)))
  return row ?? null
}

export async function isSwitchedOn(name: SwitchName): Promise<boolean> {
  return (await readSwitch(name))?.isOn ?? false
}

export async function setSwitch(viewer: Viewer, name: SwitchName, isOn: boolean): Promise<void> {
  const row = { isOn, changedBy: viewer.email ?? 'unknown', changedAt: new Date() }
  await query((db) =>
    db.transaction(async (transaction) => {
      const [before] = await transaction.select().from(switches).where(eq(switches.name, name)).for('update')
      await transaction
        .insert(switches)
        .values({ name, ...row })
        .onConflictDoUpdate({ target: switches.name, set: row })
      await recordChange(transaction, viewer, {
        ...{ action: isOn ? 'switched on' : 'switched off', targetType: 'setting', targetId: name },
        ...{ target: switchNames[name], before: { isOn: before?.isOn ?? false }, after: { isOn } },
      })
    }),
  )
}
