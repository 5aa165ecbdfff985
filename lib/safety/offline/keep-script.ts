import { stripModule } from '@/lib/safety/page-script'
import keep from './keep.js?raw'

export const keepScript = `(() => {\n'use strict'\n${stripModule(keep)}\nstartKeeping()\n})()`
