import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

interface Options {
  parameters?: string[]
  env?: Record<string, string>
}

/** For tests that start many processes: a bundled program starts in a quarter of the time that tsx takes. */
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
    // Packages are resolved from the folder in which the process starts, our own files from the program's folder.
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(file).href) },
  })
  const text = outputFiles[0]?.text
  return ({ parameters = [], env = {} }: Options) => {
    const flags = ['--conditions=react-server', '--input-type=module', '-']
    const child = spawn(process.execPath, [...flags, ...parameters], { env: { ...process.env, ...env } })
    child.stderr.on('data', (chunk) => process.stderr.write(chunk))
    // A killed process may not have read all of it.
    child.stdin.on('error', () => {}).end(text)
    return child
  }
}

/** Starts a script as `npm run` does. */
export function startScript(name: string, { parameters = [], env = {} }: Options) {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const [program, ...flags] = scripts[name]?.split(' ') ?? []
  if (program !== 'node') throw new Error(`${name} is no script that starts Node`)
  return spawn(process.execPath, [...flags, ...parameters], { env: { ...process.env, ...env } })
}

/** All output of a process until it ends, and its exit code. */
export function follow(child: ChildProcess): Promise<{ code: number | null; said: string }> {
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      said += chunk
    })
  }
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, said })))
}
