import { AsyncLocalStorage } from 'node:async_hooks'
import { beforeEach, vi } from 'vitest'
import { forgetAll, forgetOnce } from '@/lib/once-per-process.mjs'
import { serviceVariables } from './environment.mjs'

// As Next's own server sets it, before anything of Next is loaded: what it loads without it fails in later files.
Object.assign(globalThis, { AsyncLocalStorage })

// Before each test file, which may share its process with others: our own modules anew, only packages are kept; nothing
// of what a process has once; the environment of nobody in particular.
vi.resetModules()
forgetAll()
for (const name of [...serviceVariables, 'PORT', 'DATA_DIR']) delete process.env[name]
// Email is on, and nothing listens there: what a test sends, it sends to a server of its own.
process.env.SMTP_URL = 'smtp://127.0.0.1:9'
// What is sealed in a test is opened in it again, and nowhere else.
process.env.ENCRYPTION_KEY = Buffer.alloc(32, 7).toString('base64url')

// What one network asked for in one test is not held against the next.
beforeEach(() => forgetOnce('limiter'))
