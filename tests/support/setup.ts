import { AsyncLocalStorage } from 'node:async_hooks'
import { beforeEach, vi } from 'vitest'
import { resetAll, resetOnce } from '@/lib/once-per-process.mjs'
import { serviceVariables } from './environment.mjs'

// As Next's own server sets it, before Next loads: modules loaded without it fail in later files.
Object.assign(globalThis, { AsyncLocalStorage })

const BEGUN_IN = Symbol.for('marigold.environment')

/** The environment as it was before the first file of this process. */
function getFirstEnvironment(): NodeJS.ProcessEnv {
  const known = Reflect.get(globalThis, BEGUN_IN) as NodeJS.ProcessEnv | undefined
  if (known) return known
  const first = { ...process.env }
  Reflect.set(globalThis, BEGUN_IN, first)
  return first
}

// Before each test file, which may share its process with others: resets our own modules, keeping only packages, and
// the per-process objects; and sets a neutral environment.
vi.resetModules()
resetAll()
const first = getFirstEnvironment()
for (const name of Object.keys(process.env)) if (!(name in first)) delete process.env[name]
Object.assign(process.env, first)
for (const name of [...serviceVariables, 'PORT', 'DATA_DIR']) delete process.env[name]
// Email is on, but nothing listens: a test that sends email starts its own server.
process.env.SMTP_URL = 'smtp://127.0.0.1:9'
// Data sealed in a test can be opened only in it.
process.env.ENCRYPTION_KEY = Buffer.alloc(32, 7).toString('base64url')

// Rate limits do not carry over between tests.
beforeEach(() => resetOnce('limiter'))
