import { stripModule } from '@/lib/text/strip-module'
import quietPage from './quiet-page.js?raw'

/** Stands before everything else of the quiet page. */
export const quietScript = `(() => {\n'use strict'\n${stripModule(quietPage)}\nstartQuietPage()\n})()`
