import keyCounter from './key-counter.js?raw'
import { stripModule } from './page-script'
import practise from './practise.js?raw'

/** Stands before the page's own script, so that it hears the keys first. */
export const practiseScript = `(() => {\n'use strict'\n${[keyCounter, practise].map(stripModule).join('\n')}\nstartPractise()\n})()`
