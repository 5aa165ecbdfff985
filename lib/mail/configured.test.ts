import { describe, expect, it, vi } from 'vitest'
import { AppError } from '@/lib/http/app-error'

async function load(smtpUrl: string | undefined) {
  vi.resetModules()
  vi.stubEnv('SMTP_URL', smtpUrl)
  return import('./configured')
}

describe('a site', () => {
  it('without an email server rejects what depends on an email, and reports what was not done', async () => {
    const { isMailOn, requireMail } = await load(undefined)
    expect(isMailOn()).toBe(false)
    const refuse = () => requireMail('Your address was not saved.')
    expect(refuse).toThrow(expect.objectContaining({ code: 'unavailable' }))
    expect(refuse).toThrow(/turned off.*Your address was not saved\.$/)
  })

  it('with an email server refuses nothing', async () => {
    const { isMailOn, requireMail } = await load('smtp://127.0.0.1:9')
    expect(isMailOn()).toBe(true)
    expect(() => requireMail('')).not.toThrow(AppError)
  })
})
