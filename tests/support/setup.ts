import { AsyncLocalStorage } from 'node:async_hooks'
import { beforeEach, vi } from 'vitest'
import { forgetAll, forgetOnce } from '@/lib/once-per-process.mjs'
import { serviceVariables } from './environment.mjs'

// As Next's own server sets it, before Next loads: modules loaded without it fail in later files.
Object.assign(globalThis, { AsyncLocalStorage })

// Before each test file, which may share its process with others: resets our own modules, keeping only packages, and
// the per-process objects; and sets a neutral environment.
vi.resetModules()
forgetAll()
for (const name of [...serviceVariables, 'PORT', 'DATA_DIR']) delete process.env[name]
// Email is on, but nothing listens: a test that sends email starts its own server.
process.env.SMTP_URL = 'smtp://127.0.0.1:9'
// Data sealed in a test can be opened only in it.
process.env.ENCRYPTION_KEY = Buffer.alloc(32, 7).toString('base64url')

// Rate limits do not carry over between tests.
beforeEach(() => forgetOnce('limiter'))
