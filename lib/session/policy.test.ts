import { describe, expect, test } from 'vitest'
import { type Access, assertAccess, canAccess, isScheduler, isStaff, needsViewer, type Viewer } from './policy'

const person = { userId: 'u', email: 'u@example.org' }
const people = {
  visitor: null,
  member: { ...person, role: 'member', permissions: [] },
  /** After deactivation she is an ordinary member, regardless of leftover permissions. */
  formerEditor: { ...person, role: 'member', permissions: ['donations:read', 'messages:read'] },
  editor: { ...person, role: 'editor', permissions: [] },
  answerer: { ...person, role: 'editor', permissions: ['messages:write'] },
  treasurer: { ...person, role: 'editor', permissions: ['donations:read'] },
  admin: { ...person, role: 'admin', permissions: [] },
} as const satisfies Record<string, Viewer | null>

type Who = keyof typeof people
const everyone = Object.keys(people) as Who[]
const staff: Who[] = ['editor', 'answerer', 'treasurer', 'admin']

const matrix: Record<Access, Who[]> = {
  public: everyone,
  member: ['member', 'formerEditor', ...staff],
  staff,
  'staff:articles': staff,
  'staff:resources': staff,
  'staff:stats': staff,
  'permission:donations:read': ['treasurer', 'admin'],
  'permission:messages:read': ['answerer', 'admin'],
  'permission:messages:write': ['answerer', 'admin'],
  'permission:subscribers:read': ['admin'],
  admin: ['admin'],
  scheduler: [],
  'import-key': [],
}

describe.each(Object.entries(matrix) as [Access, Who[]][])('%s', (access, allowed) => {
  test.each(everyone)('for a %s', (who) => {
    const viewer = people[who]
    const isAllowed = allowed.includes(who)
    expect(canAccess(viewer, access)).toBe(isAllowed)
    const refusal = expect.objectContaining({ code: viewer === null ? 'signed-out' : 'forbidden' })
    if (isAllowed) expect(() => assertAccess(viewer, access)).not.toThrow()
    else expect(() => assertAccess(viewer, access)).toThrow(refusal)
  })

  test('reads the session only if the access level depends on it', () => {
    expect(needsViewer(access)).toBe(!['public', 'scheduler', 'import-key'].includes(access))
  })
})

test('the staff are editors and administrators', () => {
  expect(everyone.filter((who) => isStaff(people[who]))).toEqual(staff)
})

const SECRET = 's'.repeat(32)

function from(authorization?: string): Request {
  return new Request('http://localhost/', { headers: authorization === undefined ? {} : { authorization } })
}

describe('the scheduler', () => {
  test('is recognized by its secret', () => {
    expect(isScheduler(from(`Bearer ${SECRET}`), SECRET)).toBe(true)
  })

  test.each([undefined, '', 'Bearer ', SECRET, `Bearer ${SECRET}x`, `Basic ${SECRET}`])(
    'is not recognized by %j',
    (authorization) => {
      expect(isScheduler(from(authorization), SECRET)).toBe(false)
    },
  )

  test('is never recognized if no secret is configured', () => {
    expect(isScheduler(from('Bearer '), undefined)).toBe(false)
    expect(isScheduler(from('Bearer undefined'), undefined)).toBe(false)
  })
})
