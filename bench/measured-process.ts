/** Runs a script in a separate process: its duration and peak memory. */
import { spawn } from 'node:child_process'

const loaders = ['./bench/peak-memory.mjs', 'tsx', './local/without-server-only.mjs']

export interface Run {
  seconds: number
  peakMb: number
  output: string
  code: number | null
}

export function runMeasured(
  databaseUrl: string,
  script: string,
  parameters: readonly string[],
  memory: readonly string[] = [],
): Promise<Run> {
  const start = performance.now()
  const command = [...memory, '--conditions=react-server', ...loaders.flatMap((loader) => ['--import', loader])]
  const child = spawn(process.execPath, [...command, script, ...parameters], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
  })
  let output = ''
  let erred = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    erred += chunk
  })
  return new Promise((resolve) =>
    child.on('close', (code) => {
      const peakMb = Number(/peak (\d+) KB/.exec(erred)?.[1]) / 1024
      resolve({ seconds: (performance.now() - start) / 1000, peakMb, output: output + erred, code })
    }),
  )
}
