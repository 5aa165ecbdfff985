import startWorker from '@/lib/safety/offline/start-worker.js?raw'
import updates from '@/lib/safety/offline/updates.js?raw'
import * as english from '@/lib/site/language/en/trouble'
import { stripModule } from '@/lib/text/strip-module'
import counting from './counting.js?raw'
import type { ExitWords } from './exit-script.js'
import exitScript from './exit-script.js?raw'
import keyCounter from './key-counter.js?raw'
import pageControls from './page-controls.js?raw'
import saving from './saving.js?raw'

function joinModules(...modules: string[]): string {
  return modules.map(stripModule).join('\n')
}

function createScript(functions: string, ...calls: string[]): string {
  return `(() => {\n'use strict'\n${functions}\n${runEach(calls)}\n})()`
}

function quote(url: string): string {
  if (!/^https?:$/.test(new URL(url).protocol)) throw new Error('the exit leads to an http or https address')
  return JSON.stringify(url).replaceAll('<', '\\u003c')
}

/** Words, as a script may hold them. */
function write(said: object): string {
  return JSON.stringify(said).replaceAll('<', '\\u003c')
}

/** Each runs even if one before it fails. */
function runEach(calls: string[]): string {
  return calls.reduceRight((rest, call) => `try {\n${call}\n} finally {\n${rest}\n}`)
}

const leaving = joinModules(keyCounter, exitScript)

/** What every page begins with. Whatever can wait stands behind the content, which a slow connection so shows sooner. */
export function getExitScript(exitUrl: string, said: ExitWords = english.exit): string {
  return createScript(leaving, `startExit(${quote(exitUrl)}, ${write(said)})`)
}

type ControlsWords = Pick<typeof english, 'update' | 'saving'>

const controls = joinModules(pageControls, saving, counting, startWorker, updates)

/** What a page with menus and the emergency dialog ends with: them, saving, counting, and the service worker. */
export function getControlsScript({ update, saving }: ControlsWords = english): string {
  const calls = [
    'startControls()',
    `startSaving(${write(saving)})`,
    'startCounting()',
    `startUpdates(${write(update)})`,
  ]
  return createScript(controls, ...calls)
}

/** What a page of text alone ends with. */
export const workerScript = createScript(joinModules(startWorker), 'startWorker()')
