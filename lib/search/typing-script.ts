import { stripModule } from '@/lib/text/strip-module'
import typing from './typing.js?raw'

/** Stands behind the field, the answer and the filters. */
export const typingScript = `(() => {\n'use strict'\n${stripModule(typing)}\nstartTyping()\n})()`
