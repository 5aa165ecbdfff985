/** An error in Stripe's format: https://docs.stripe.com/api/errors */
export interface ApiErrorFields {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error'
  message: string
  code?: string
  param?: string
  decline_code?: string
  [name: string]: unknown
}

export class ApiError extends Error {
  override name = 'ApiError'
  constructor(
    readonly status: number,
    readonly fields: ApiErrorFields,
  ) {
    super(fields.message)
  }
}

export function refuseParameter(code: 'parameter_unknown' | 'parameter_missing' | 'parameter_invalid', param: string) {
  const words = {
    parameter_unknown: `Received unknown parameter: ${param}`,
    parameter_missing: `Missing required param: ${param}.`,
    parameter_invalid: `Invalid value for ${param}`,
  }
  return new ApiError(400, { type: 'invalid_request_error', code, message: words[code], param })
}

export function refuseState(message: string, code?: string): ApiError {
  return new ApiError(400, { type: 'invalid_request_error', message, code })
}

export function missing(what: string, id: string): ApiError {
  const message = `No such ${what}: '${id}'`
  return new ApiError(404, { type: 'invalid_request_error', code: 'resource_missing', message, param: 'id' })
}
