import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { logEvent } from './log'

let write: MockInstance<typeof process.stdout.write>

beforeEach(() => {
  write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})

afterEach(() => {
  Reflect.deleteProperty(process.stdout, 'writableLength')
})

function lines(): Record<string, unknown>[] {
  return write.mock.calls.map(([line]) => JSON.parse(String(line)))
}

describe('the log', () => {
  test('writes one line of JSON per event, with the time in UTC', () => {
    logEvent('request', { status: 200, route: '/api/x\n{}' })
    expect(lines()).toEqual([
      { time: expect.stringMatching(/^\d{4}-.*Z$/), event: 'request', status: 200, route: '/api/x\n{}' },
    ])
    expect(String(write.mock.calls[0]?.[0]).match(/\n/g)).toHaveLength(1)
  })

  test('never throws, even if the disk is full', () => {
    write.mockImplementation(() => {
      throw new Error('ENOSPC')
    })
    expect(() => logEvent('request')).not.toThrow()
  })

  test('survives a reader that is gone', () => {
    logEvent('request')
    const broken = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })
    expect(() => process.stdout.emit('error', broken)).not.toThrow()
    expect(() => process.stderr.emit('error', broken)).not.toThrow()
  })

  test('drops lines while its reader is stuck, then reports how many', () => {
    Object.defineProperty(process.stdout, 'writableLength', { value: 1_000_001, configurable: true })
    logEvent('request')
    logEvent('request')
    expect(write).not.toHaveBeenCalled()
    Reflect.deleteProperty(process.stdout, 'writableLength')
    logEvent('request')
    logEvent('request')
    expect(lines().map(({ droppedBefore }) => droppedBefore)).toEqual([2, undefined])
  })
})
