import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

/**
 * JSON lines on standard output. Callers log ids and classes, never tokens, codes, message texts or phone numbers;
 * the list here is the second line of defence.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
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
        '*.code',
        '*.text',
        '*.phone',
        '*.phone_number',
      ],
      censor: '[hidden]',
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
