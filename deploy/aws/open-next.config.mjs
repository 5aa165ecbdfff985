// @ts-check
/**
 * For `npm run build:aws`. The pages are kept in S3, their tags in DynamoDB, and made anew over SQS, as is OpenNext's
 * custom; on your own computer (`OPEN_NEXT_LOCAL=1`) in files.
 */
const isLocal = process.env.OPEN_NEXT_LOCAL === '1'

export default {
  default: {
    override: {
      wrapper: 'aws-lambda',
      converter: () => import('./converter.mjs').then((module) => module.default),
      ...(isLocal && { incrementalCache: 'fs-dev', tagCache: 'fs-dev', queue: 'direct' }),
    },
  },
  // The build that is there already, made with STANDALONE=1.
  buildCommand: process.env.OPEN_NEXT_BUILT === '1' ? 'node --version' : 'npm run build',
}
