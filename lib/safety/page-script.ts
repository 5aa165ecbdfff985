import storyFields from '@/lib/forms/story-fields.js?raw'
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

/** Text, escaped for use in a script. */
function write(said: object): string {
  return JSON.stringify(said).replaceAll('<', '\\u003c')
}

/** Each runs even if one before it fails. */
function runEach(calls: string[]): string {
  return calls.reduceRight((rest, call) => `try {\n${call}\n} finally {\n${rest}\n}`)
}

const leaving = joinModules(keyCounter, exitScript)

/** The script at the start of every page. Everything that can wait comes after the content, which appears sooner that way. */
export function getExitScript(exitUrl: string, said: ExitWords = english.exit): string {
  return createScript(leaving, `startExit(${quote(exitUrl)}, ${write(said)})`)
}

type ControlsWords = Pick<typeof english, 'update' | 'saving'>

const controls = joinModules(pageControls, storyFields, saving, counting, startWorker, updates)

/** The script at the end of a page with menus and the emergency dialog: those, saving, counting, and the service worker. */
export function getControlsScript(
  { update, saving }: ControlsWords = { update: english.update, saving: english.saving },
): string {
  const calls = [
    'startControls()',
    'startStoryFields()',
    `startSaving(${write(saving)})`,
    'startCounting()',
    `startUpdates(${write(update)})`,
  ]
  return createScript(controls, ...calls)
}

/** The script at the end of a text-only page. */
export const workerScript = createScript(joinModules(startWorker), 'startWorker()')
