import { serviceVariables } from './environment.mjs'

// Before each test file: the environment of nobody in particular.
for (const name of [...serviceVariables, 'PORT', 'DATA_DIR']) delete process.env[name]
// What is sealed in a test is opened in it again, and nowhere else.
process.env.ENCRYPTION_KEY = Buffer.alloc(32, 7).toString('base64url')
