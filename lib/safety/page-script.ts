import startWorker from '@/lib/safety/offline/start-worker.js?raw'
import updates from '@/lib/safety/offline/updates.js?raw'
import counting from './counting.js?raw'
import exitScript from './exit-script.js?raw'
import keyCounter from './key-counter.js?raw'
import pageControls from './page-controls.js?raw'

/**
 * A module of this folder, or another, as the plain lines that a browser needs. It relies on how these files are written: comments
 * stand on lines of their own or are JSDoc, and no text in quotes looks like one.
 */
export function stripModule(source: string): string {
  return source
    .replace(/\/\*\*[\s\S]*?\*\//g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//') && !line.startsWith('import '))
    .map((line) => line.replace(/^export /, ''))
    .join('\n')
}

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

/** Each runs even if one before it fails. */
function runEach(calls: string[]): string {
  return calls.reduceRight((rest, call) => `try {\n${call}\n} finally {\n${rest}\n}`)
}

const leaving = joinModules(keyCounter, exitScript)

/** What every page begins with. Whatever can wait stands behind the content, which a slow connection so shows sooner. */
export function getExitScript(exitUrl: string): string {
  return createScript(leaving, `startExit(${quote(exitUrl)})`)
}

/** What a page with menus and the emergency dialog ends with: them, counting, and the service worker. */
export const controlsScript = createScript(
  joinModules(pageControls, counting, startWorker, updates),
  'startControls()',
  'startCounting()',
  'startUpdates()',
)

/** What a page of text alone ends with. */
export const workerScript = createScript(joinModules(startWorker), 'startWorker()')
