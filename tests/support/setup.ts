import { beforeEach } from 'vitest'
import { forgetOnce } from '@/lib/once-per-process.mjs'
import { serviceVariables } from './environment.mjs'

// Before each test file: the environment of nobody in particular.
for (const name of [...serviceVariables, 'PORT', 'DATA_DIR']) delete process.env[name]
// Email is on, and nothing listens there: what a test sends, it sends to a server of its own.
process.env.SMTP_URL = 'smtp://127.0.0.1:9'
// What is sealed in a test is opened in it again, and nowhere else.
process.env.ENCRYPTION_KEY = Buffer.alloc(32, 7).toString('base64url')

// What one network asked for in one test is not held against the next.
beforeEach(() => forgetOnce('limiter'))
