import counting from './counting.js?raw'
import exitScript from './exit-script.js?raw'
import keyCounter from './key-counter.js?raw'
import pageControls from './page-controls.js?raw'

/**
 * A module of this folder as the plain lines that a browser needs. It relies on how these files are written: comments
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

const functions = [keyCounter, exitScript, pageControls, counting].map(stripModule).join('\n')

function quote(url: string): string {
  if (!/^https?:$/.test(new URL(url).protocol)) throw new Error('the exit leads to an http or https address')
  return JSON.stringify(url).replaceAll('<', '\\u003c')
}

/** What every page begins with: leaving, then the dialog and the menus, then counting, each even if the one before fails. */
export function getPageScript(exitUrl: string): string {
  return `(() => {\n'use strict'\n${functions}\ntry {\nstartExit(${quote(exitUrl)})\n} finally {\ntry {\nstartControls()\n} finally {\nstartCounting()\n}\n}\n})()`
}
