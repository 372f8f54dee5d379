import { randomBytes } from 'node:crypto'

interface Known {
  readonly status: number
  readonly title: string
}

// Titles and HTTP statuses from Meta's error reference; any other code is a plain 400.
const known: Readonly<Record<number, Known>> = {
  1: { status: 500, title: 'An unknown error occurred' },
  2: { status: 503, title: 'Service temporarily unavailable' },
  4: { status: 400, title: 'Application request limit reached' },
  10: { status: 403, title: 'Application does not have permission for this action' },
  100: { status: 400, title: 'Invalid parameter' },
  190: { status: 401, title: 'Invalid OAuth access token' },
  368: { status: 403, title: 'Temporarily blocked for policies violations' },
  80007: { status: 400, title: 'Rate limit issues' },
  130429: { status: 400, title: 'Rate limit hit' },
  130472: { status: 400, title: "User's number is part of an experiment" },
  131000: { status: 500, title: 'Something went wrong' },
  131005: { status: 403, title: 'Access denied' },
  131008: { status: 400, title: 'Required parameter is missing' },
  131009: { status: 400, title: 'Parameter value is not valid' },
  131016: { status: 500, title: 'Service unavailable' },
  131026: { status: 400, title: 'Message undeliverable' },
  131031: { status: 403, title: 'Business account locked' },
  131047: { status: 400, title: 'Re-engagement message' },
  131049: { status: 400, title: 'This message was not delivered to maintain healthy ecosystem engagement' },
  131050: { status: 400, title: 'User has stopped marketing messages' },
  131051: { status: 400, title: 'Unsupported message type' },
  131056: { status: 400, title: 'Business and user pair rate limit hit' },
  131057: { status: 500, title: 'Account in maintenance mode' },
  132000: { status: 400, title: 'Number of parameters does not match the expected number of params' },
  132001: { status: 404, title: 'Template name does not exist in the translation' },
  132012: { status: 400, title: 'Parameter format does not match format in the created template' },
  132015: { status: 400, title: 'Template is paused' },
  132018: { status: 400, title: 'There was an issue with the parameters in the template' },
  133004: { status: 503, title: 'Server temporarily unavailable' },
}

/** An error in the form of the Graph API. */
export class GraphError extends Error {
  readonly code: number
  readonly details: string
  readonly subcode: number | undefined
  readonly status: number
  readonly title: string

  constructor(code: number, details: string, extra: { subcode?: number; status?: number } = {}) {
    const { status, title } = known[code] ?? { status: 400, title: 'Unknown error' }
    super(`(#${code}) ${title}`)
    this.code = code
    this.details = details
    this.title = title
    this.subcode = extra.subcode
    this.status = extra.status ?? status
  }

  /** The body of the HTTP response. */
  body(): unknown {
    return {
      error: {
        message: this.message,
        type: 'OAuthException',
        code: this.code,
        ...(this.subcode && { error_subcode: this.subcode }),
        error_data: { messaging_product: 'whatsapp', details: this.details },
        fbtrace_id: `A${randomBytes(15).toString('base64url')}`,
      },
    }
  }

  /** The entry in `errors` of a failed status. */
  inStatus(): unknown {
    const { code, title, details } = this
    const href = 'https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes/'
    return { code, title, message: title, error_data: { details }, href }
  }
}
