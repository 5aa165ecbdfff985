import { stripModule } from '@/lib/text/strip-module'
import type { KeepWords } from './keep.js'
import keep from './keep.js?raw'

const functions = stripModule(keep)

export function getKeepScript(said: KeepWords): string {
  const given = JSON.stringify(said).replaceAll('<', '\\u003c')
  return `(() => {\n'use strict'\n${functions}\nstartKeeping(${given})\n})()`
}
