import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { stripModule } from '@/lib/text/strip-module'
import minifyScript from '../script-loader.mjs'

test('in a build the two halves of the call script keep their function names and stay small', () => {
  const [handOver, card] = ['../../vault/hand-over.js', './card.js'].map((file) =>
    stripModule(minifyScript(readFileSync(new URL(file, import.meta.url), 'utf8'))),
  )
  const script = `${handOver}\n${card}`
  for (const name of ['writeAnswers', 'handOverAnswers', 'startCallCard']) expect(script).toContain(`function ${name}(`)
  expect(() => new Function(script)).not.toThrow()
  expect(script.length).toBeLessThan(2600)
})
