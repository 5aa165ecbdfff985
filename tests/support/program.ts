import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

interface Options {
  parameters?: string[]
  env?: Record<string, string>
}

/** Processes that a test starts many of: a program that is one text begins in a quarter of the time that tsx takes. */
export async function readProgram(file: string) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    alias: { 'server-only': './tests/support/server-only.ts' },
    // Packages are found from the folder in which the process starts, and our own files from that of the program.
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(file).href) },
  })
  const text = outputFiles[0]?.text
  return ({ parameters = [], env = {} }: Options) => {
    const flags = ['--conditions=react-server', '--input-type=module', '-']
    const child = spawn(process.execPath, [...flags, ...parameters], { env: { ...process.env, ...env } })
    child.stderr.on('data', (chunk) => process.stderr.write(chunk))
    // One that is killed may not have read it all.
    child.stdin.on('error', () => {}).end(text)
    return child
  }
}

/** As `npm run` has it. */
export function startScript(name: string, { parameters = [], env = {} }: Options) {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const [program, ...flags] = scripts[name]?.split(' ') ?? []
  if (program !== 'node') throw new Error(`${name} is no script that starts Node`)
  return spawn(process.execPath, [...flags, ...parameters], { env: { ...process.env, ...env } })
}

/** All that it says until it ends. */
export function follow(child: ChildProcess): Promise<{ code: number | null; said: string }> {
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      said += chunk
    })
  }
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, said })))
}
