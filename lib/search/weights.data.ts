/** Written by `npm run learn:danger`, never by hand. In a browser's bundle, its data replace this module (lib/text/content/data-loader.mjs). */
import { readText } from '@/lib/text/content/files'

export const dangerWeights = readText('search/danger-weights.tsv')
