// @ts-check
/**
 * For `npm run build:aws`. Pages are cached in S3, their tags in DynamoDB, and rerendering goes through SQS, OpenNext's
 * default; on your own computer (`OPEN_NEXT_LOCAL=1`) all of it is in files.
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
  // Reuses the existing build, made with STANDALONE=1.
  buildCommand: process.env.OPEN_NEXT_BUILT === '1' ? 'node --version' : 'npm run build',
}
