import { stripModule } from '@/lib/text/strip-module'
import typing from './typing.js?raw'

/** Placed after the field, the results and the filters in the page. */
export const typingScript = `(() => {\n'use strict'\n${stripModule(typing)}\nstartTyping()\n})()`
