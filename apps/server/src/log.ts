import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

/**
 * What must never appear in a log, by its form: signed tokens, message ids (they contain a number), mail addresses,
 * numbers.
 */
const unspeakable: readonly [RegExp, string][] = [
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\bwamid\.[\w+/=-]+/g, '[message id]'],
  [/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '[mail address]'],
  [/(?<![\w-])\+?\d{8,}(?![\w-])/g, '[number]'],
]

const deepestCause = 3

/**
 * Lines are buffered, up to 4 kB or a tenth of a second, because each write is a system call. A fatal line and the end
 * of the process flush the buffer.
 */
const written = { minLength: 4096, periodicFlush: 100 }

/**
 * Logs JSON lines to standard output. Callers log ids and kinds, never tokens, codes, message texts, names or phone
 * numbers; the filters here are the second line of defence.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => speakable(error) },
    redact: {
      paths: [
        'authorization',
        'cookie',
        'token',
        'code',
        'text',
        'phone',
        'phone_number',
        '*.authorization',
        '*.token',
        '*.text',
        '*.phone',
        '*.phone_number',
      ],
      censor: '[hidden]',
    },
  }
  return pino(options, destination ?? pino.destination(written))
}

/**
 * The loggable parts of an error. Errors contain what they failed on: PostgreSQL's the row (`detail`), a parser's the
 * text (quoted in its message), an HTTP client's the response. Only the kind of error and where it happened are
 * logged.
 */
function speakable(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code, constraint, table, column } = error as Error & Record<string, unknown>
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  return {
    type: error.name,
    message: speakableMessage(error),
    ...Object.fromEntries(
      Object.entries({ code, constraint, table, column }).filter(([, value]) => typeof value === 'string'),
    ),
    stack: frames.join('\n'),
    ...(error.cause !== undefined && depth < deepestCause && { cause: speakable(error.cause, depth + 1) }),
  }
}

function speakableMessage({ name, message, ...rest }: Error): string {
  const quotesInput = name === 'SyntaxError' || 'severity' in rest
  const unquoted = quotesInput ? message.replace(/"[^"]*"?|'[^']*'?/g, '"…"') : message
  return unspeakable.reduce((text, [shape, instead]) => text.replace(shape, instead), unquoted).slice(0, 500)
}
