import keyCounter from './key-counter.js?raw'
import { stripModule } from './page-script'
import practice from './practice.js?raw'

/** Stands before the page's own script, so that it hears the keys first. */
export const practiceScript = `(() => {\n'use strict'\n${[keyCounter, practice].map(stripModule).join('\n')}\nstartPractice()\n})()`
