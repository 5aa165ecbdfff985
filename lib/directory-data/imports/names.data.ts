/** `content/facts/column-names.yaml`. In a browser's bundle, its data replace this module (lib/text/content/data-loader.mjs). */
import { z } from 'zod'
import { readList } from '@/lib/text/content/files'
import { meaningKeys } from './column-names'

const plainName = z.string().regex(/^[a-z\d]+$/, 'Small letters and digits alone.')

export const namesInLists = readList(
  'facts/column-names.yaml',
  z.partialRecord(z.enum([...meaningKeys, 'noPlace']), z.array(plainName)),
)
