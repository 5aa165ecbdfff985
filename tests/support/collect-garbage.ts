import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')

/** At once, all of it. */
export const collectGarbage: () => void = runInNewContext('gc')
