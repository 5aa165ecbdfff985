/**
 * The request guard on AWS Lambda: OpenNext calls this for each request before Next sees it, and for each response
 * before it leaves (https://opennext.js.org/aws/config/overrides). One process answers one request at a time.
 */
import { readErrorPages } from '../../lib/http/error-pages'
import { admitRequest, finishResponse } from './request-guard.mjs'

/** The build is read on first use, because it does not exist yet when OpenNext loads this module for its name. */
const loadApiGateway = async () => (await import('@opennextjs/aws/overrides/converters/aws-apigw-v2.js')).default

const siteUrl = process.env.SITE_URL || 'http://localhost:3000'
let path = '/'
/** @type {ReturnType<typeof readErrorPages> | null} */
let errorPages = null

export default {
  name: 'marigold',
  /** @param {any} event */
  async convertFrom(event) {
    const request = await (await loadApiGateway()).convertFrom(event)
    path = request.rawPath
    return admitRequest(request, siteUrl)
  },
  /** @param {any} answer @param {any} event */
  async convertTo(answer, event) {
    errorPages ??= readErrorPages()
    await finishResponse(answer, path, siteUrl, await errorPages)
    return (await loadApiGateway()).convertTo(answer, event)
  },
}
