import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')

/** Synchronously, a full collection. */
export const collectGarbage: () => void = runInNewContext('gc')
