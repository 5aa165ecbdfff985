import { stripModule } from '@/lib/text/strip-module'
import keyCounter from './key-counter.js?raw'
import type { PracticeWords } from './practice.js'
import practice from './practice.js?raw'

/** Stands before the page's own script, so that it hears the keys first. */
export function getPracticeScript(said: PracticeWords): string {
  const given = JSON.stringify(said).replaceAll('<', '\\u003c')
  return `(() => {\n'use strict'\n${[keyCounter, practice].map(stripModule).join('\n')}\nstartPractice(${given})\n})()`
}
