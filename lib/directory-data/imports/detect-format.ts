import { open } from 'node:fs/promises'
import type { ImportFormat } from '@/db/vocabulary/imports'

/** Detected from the file's content, whatever its name. */
export async function detectFormat(path: string): Promise<ImportFormat> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1024), 0, 1024, 0)
    const start = buffer.subarray(0, bytesRead).toString('latin1').replace('ï»¿', '').trimStart()
    if (start.startsWith('PK\u0003\u0004') || start.startsWith('PK\u0005\u0006')) return 'hsds-package'
    return start.startsWith('{') || start.startsWith('[') ? 'hsds-json' : 'csv'
  } finally {
    await file.close()
  }
}
