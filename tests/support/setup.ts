import { serviceVariables } from './environment.mjs'

// Before each test file: the environment of nobody in particular.
for (const name of [...serviceVariables, 'PORT', 'DATA_DIR']) delete process.env[name]
