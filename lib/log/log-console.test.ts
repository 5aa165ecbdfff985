import { describe, expect, test, vi } from 'vitest'
import { redactConsole } from './log-console'

function startConsole() {
  const write = vi.fn()
  const target = { error: write, warn: write, info: write, log: write, debug: write, trace: write }
  redactConsole(target)
  return { target, said: () => JSON.stringify(write.mock.calls) }
}

describe('the console in production', () => {
  test('says of an error what the log would', () => {
    const { target, said } = startConsole()
    target.error('⨯', new TypeError('canary', { cause: new Error('canary') }))
    expect(said()).toContain('TypeError')
    expect(said()).not.toContain('canary')
  })

  test('leaves out what stands in the query of an address, and what objects hold', () => {
    const { target, said } = startConsole()
    target.log('Failed to handle request for /resources/search?q=canary&state=canary')
    target.warn({ q: 'canary', deep: { q: 'canary' } }, ['canary'])
    expect(said()).toContain('/resources/search?')
    expect(said()).not.toContain('canary')
  })

  test('says the rest as it is', () => {
    const { target, said } = startConsole()
    target.info('Ready in', 80, true, undefined)
    expect(said()).toBe('[["Ready in",80,true,null]]')
  })
})
