import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeFolder } from '@/tests/support/folder'
import { acquireLock, isHeld, readBirth, readHolder } from './lock'

const makePath = () => join(makeFolder(), 'database.lock')

function findDeadPid(): number {
  return spawnSync(process.execPath, ['-e', '']).pid
}

function writeHolder(path: string, holder: object) {
  writeFileSync(path, JSON.stringify({ born: null, at: new Date().toISOString(), url: '', ...holder }))
}

test('a second attempt returns the holder until the lock is released', () => {
  const path = makePath()
  const first = acquireLock(path, 'http://localhost:4100')
  expect(acquireLock(path, '')).toMatchObject({ holder: { pid: process.pid, url: 'http://localhost:4100' } })
  expect(readHolder(path)?.pid).toBe(process.pid)
  if ('release' in first) first.release()
  expect(existsSync(path)).toBe(false)
  expect(acquireLock(path, '')).toHaveProperty('release')
})

test('a lock whose holder was killed is taken over, and no other file remains', () => {
  const path = makePath()
  writeHolder(path, { pid: findDeadPid() })
  expect(readHolder(path)).toBeNull()
  expect(acquireLock(path, '')).toHaveProperty('release')
  expect(readdirSync(join(path, '..'))).toEqual(['database.lock'])
})

test.each(['', '{"pid":', 'null', '[]', '{"pid":"x"}', '{"pid":-1,"at":"x"}'])(
  'a torn lock (%j) is taken over',
  (text) => {
    const path = makePath()
    writeFileSync(path, text)
    expect(acquireLock(path, '')).toHaveProperty('release')
  },
)

test('a process that later got the same process id is not mistaken for the holder', () => {
  const at = new Date().toISOString()
  const parent = { pid: process.ppid, at, url: '' }
  expect(isHeld({ ...parent, born: readBirth(process.ppid) })).toBe(true)
  if (readBirth(process.ppid)) expect(isHeld({ ...parent, born: 'another boot:1' })).toBe(false)
  expect(isHeld({ ...parent, born: null, at: '2001-01-01T00:00:00Z' })).toBe(false)
})

test('releasing does not remove another process’s lock', () => {
  const path = makePath()
  const mine = acquireLock(path, '')
  writeHolder(path, { pid: process.ppid })
  if ('release' in mine) mine.release()
  expect(JSON.parse(readFileSync(path, 'utf8')).pid).toBe(process.ppid)
})
