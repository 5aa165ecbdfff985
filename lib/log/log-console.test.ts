import { describe, expect, test, vi } from 'vitest'
import { redactConsole } from './log-console'

function startConsole() {
  const write = vi.fn()
  const target = { error: write, warn: write, info: write, log: write, debug: write, trace: write }
  redactConsole(target)
  return { target, output: () => JSON.stringify(write.mock.calls) }
}

describe('the console in production', () => {
  test('reports an error as the log would', () => {
    const { target, output } = startConsole()
    target.error('⨯', new TypeError('canary', { cause: new Error('canary') }))
    expect(output()).toContain('TypeError')
    expect(output()).not.toContain('canary')
  })

  test('omits query strings and the contents of objects', () => {
    const { target, output } = startConsole()
    target.log('Failed to handle request for /resources/search?q=canary&state=canary')
    target.warn({ q: 'canary', deep: { q: 'canary' } }, ['canary'])
    expect(output()).toContain('/resources/search?')
    expect(output()).not.toContain('canary')
  })

  test('prints everything else unchanged', () => {
    const { target, output } = startConsole()
    target.info('Ready in', 80, true, undefined)
    expect(output()).toBe('[["Ready in",80,true,null]]')
  })
})
